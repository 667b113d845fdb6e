#include "tests/monkey/habits.h"

namespace dossier::test
{

const std::vector<Weighted> &habits()
{
    using enum Intent;
    static const std::vector<Weighted> all{
        // Does the step that is due, or something that is offered.
        {12, {Primary}},
        {12, {Offer}},
        {2, {Somewhere, Offer}},
        {12, {Lit, Offer}},
        {2, {Lit, Primary}},
        {2, {Lit, Lit, Offer}},
        {2, {Door, Offer}},
        {1, {Door, Primary}},
        {5, {Figure, Offer}},
        {20, {Foe, Offer}},
        {8, {Foe, Offer, Roll, Again, Primary}},
        {6, {Foe, Refused, Field, Type, Enter}},
        {8, {Foe, Refused, Field, Type, Enter, Roll, Again, Primary}},
        {3, {Roll}},
        {2, {Figure, Enter}},
        // The selected figure leaves the board: by undo and redo, by a step that is due, by a form, by another hand.
        {6, {Foe, Undo}},
        {3, {New, Undo}},
        {3, {Foe, Undo, Foe, Undo, Foe, Undo}},
        {3, {Undo, Foe, Redo}},
        {2, {Undo, Undo, Undo, Foe, Redo, Foe, Redo}},
        {4, {Foe, Primary}},
        {4, {Foe, Correct}},
        {2, {Figure, Correct}},
        {8, {Foe, Form, List, Rows, Accept}},
        {8, {Form, List, Rows, Foe, Accept, Accept}},
        {8, {Foe, Form, List, Rows, Number, Digits, Number, Digits, Foe, Accept, Field, Type, Enter}},
        // Looks at a change, and regrets it.
        {2, {Undo, Again}},
        {1, {Undo, Redo}},
        {1, {Undo, Undo, Undo, Redo, Redo}},
        {2, {LookBack, LookBack, Figure, Escape}},
        {1, {LookBack, Button}},
        // Forms.
        {3, {Form, List, Rows, Figure, Number, Digits, Number, Digits, Accept}},
        {2, {Form, List, Rows, List, Rows, Accept, List, Rows, Accept}},
        {1, {List, Rows, Figure, Accept}},
        {2, {Number, Digits, Accept}},
        {2, {Form, Field, Type, Accept}},
        {1, {Field, Type, Enter}},
        {1, {Number, Digits, Enter}},
        {1, {List, Rows}},
        {1, {Rows, Button}},
        // Against the rules, for a reason.
        {2, {Refused, Field, Type, Enter}},
        {1, {Refused, Field, Type, Accept}},
        // Everything else that hands do.
        {3, {Button}},
        {2, {Button, Button}},
        {1, {RightClick, Rows}},
        {1, {RightClick, Escape}},
        {2, {DoubleClick}},
        {2, {Drag}},
        {1, {Drag, Undo}},
        {2, {AnyKey}},
        {1, {AnyKey, Figure, Escape}},
        {1, {Escape}},
        {1, {Tab, Enter}},
        {1, {Arrow, Arrow, Enter}},
        {1, {Arrow, Enter, Undo}},
        {1, {Digits}},
        {1, {Wheel}},
        {1, {Resize}},
        {1, {Menu, Rows}},
        {2, {Menu, Rows, Rows}},
    };
    return all;
}

const std::vector<Weighted> &reactions()
{
    using enum Intent;
    static const std::vector<Weighted> all{
        {4, {New}},
        {3, {Again}},
        {6, {Again, Offer}},
        {4, {New, Offer}},
        {6, {Lit, Offer}},
        {3, {Foe}},
        {3, {New, Undo}},
        {2, {Foe, Undo}},
        {1, {Again, Undo}},
        {1, {Enter}},
        {1, {Undo, Redo}},
    };
    return all;
}

const std::vector<Weighted> &dicing()
{
    using enum Intent;
    static const std::vector<Weighted> all{
        {4, {Roll}},
        {12, {Roll, Again, Primary}},
        {6, {Roll, Foe, Primary}},
        {2, {Again, Primary}},
        {2, {Foe, Primary}},
        {1, {Primary}},
        {2, {Foe, Enter}},
        {3, {Offer}},
        {2, {Digits, Enter}},
        {1, {Foe, Undo}},
        {1, {Button}},
        {1, {Number, Digits, Offer}},
    };
    return all;
}

const std::vector<Weighted> &forming()
{
    using enum Intent;
    static const std::vector<Weighted> all{
        {8, {Foe, Accept}},
        {8, {List, Rows, Foe, Accept}},
        {4, {List, Rows, List, Rows, Foe, Accept}},
        {4, {List, Rows, Number, Digits, Foe, Accept}},
        {6, {Number, Digits, Foe, Accept}},
        {4, {Number, Digits, Number, Digits, Foe, Accept}},
        {2, {Foe, Accept, Field, Type, Enter}},
        {2, {Field, Type, Foe, Accept}},
        {2, {Figure, Accept, Undo}},
        {2, {Accept}},
        {2, {Foe, Undo}},
        {2, {Escape}},
    };
    return all;
}

const std::vector<Intent> &drawnBy(const std::vector<Weighted> &all, unsigned number)
{
    unsigned sum = 0;
    for (const Weighted &one : all)
        sum += one.weight;
    unsigned left = number % sum;
    for (const Weighted &one : all)
    {
        if (left < one.weight)
            return one.steps;
        left -= one.weight;
    }
    return all.front().steps;
}

} // namespace dossier::test
