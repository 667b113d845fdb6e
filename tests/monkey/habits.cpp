#include "habits.h"

namespace dossier::test
{

const std::vector<Weighted> &habits()
{
    using enum Intent;
    static const std::vector<Weighted> all{
        // What is due, and what is offered.
        {12, {Primary}},
        {16, {Offer}},
        {6, {Somewhere, Offer}},
        {24, {Lit, Offer}},
        {2, {Lit, Primary}},
        {3, {Lit, Lit, Offer}},
        {6, {Door, Offer}},
        {1, {Door, Primary}},
        {10, {Figure, Offer}},
        {8, {Figure, Offer, Roll, Again, Offer}},
        {3, {Figure, Offer, Digits, Enter, Again, Offer}},
        {6, {Roll}},
        {4, {Roll, Again, Offer}},
        {3, {Offer, Again, Offer}},
        {2, {Figure, Enter}},
        // What was done is looked at, and regretted.
        {3, {New, Undo}},
        {2, {Undo, Again}},
        {2, {Undo, Redo}},
        {1, {Undo, Undo, Undo, Redo, Redo}},
        {2, {LookBack, LookBack, Figure, Escape}},
        {1, {LookBack, Button}},
        // Forms.
        {4, {Figure, Form, List, Rows, Accept}},
        {3, {Form, List, Rows, Figure, Number, Digits, Number, Digits, Accept}},
        {2, {Form, List, Rows, List, Rows, Accept, List, Rows, Accept}},
        {2, {List, Rows, Figure, Accept}},
        {2, {Number, Digits, Accept}},
        {2, {Form, Field, Type, Accept}},
        {1, {Field, Type, Enter}},
        {1, {Number, Digits, Enter}},
        {1, {List, Rows}},
        {1, {Rows, Button}},
        // Against the rules, for a reason.
        {2, {Refused, Type, Enter}},
        {1, {Refused, Type, Accept}},
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
        {3, {New, Undo}},
        {1, {Again, Undo}},
        {1, {Enter}},
        {1, {Undo, Redo}},
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
