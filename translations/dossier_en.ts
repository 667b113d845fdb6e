<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActionWording</name>
    <message numerus="yes">
        <source>%n hit(s), rolled by Dossier</source>
        <translation>
            <numerusform>%n hit, rolled by Dossier</numerusform>
            <numerusform>%n hits, rolled by Dossier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgentScene</name>
    <message numerus="yes">
        <source>Best case: %1, in %n step(s)</source>
        <translation>
            <numerusform>Best case: %1, in %n step</numerusform>
            <numerusform>Best case: %1, in %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgentWords</name>
    <message numerus="yes">
        <source>Blinded: %1.</source>
        <comment>hunters</comment>
        <translation>
            <numerusform>Blinded: %1.</numerusform>
            <numerusform>Blinded: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stunned: %1.</source>
        <comment>hunters</comment>
        <translation>
            <numerusform>Stunned: %1.</numerusform>
            <numerusform>Stunned: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Announcement</name>
    <message numerus="yes">
        <source>%n turn(s) ago %1 was on %2</source>
        <comment>an agent, a space</comment>
        <translation>
            <numerusform>%n turn ago %1 was on %2</numerusform>
            <numerusform>%n turns ago %1 was on %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stunned: %1</source>
        <comment>hunters</comment>
        <translation>
            <numerusform>Stunned: %1</numerusform>
            <numerusform>Stunned: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blinded: %1</source>
        <comment>hunters</comment>
        <translation>
            <numerusform>Blinded: %1</numerusform>
            <numerusform>Blinded: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttackOdds</name>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttackWording</name>
    <message numerus="yes">
        <source>Exactly %1: %n hit(s) or more</source>
        <translation>
            <numerusform>Exactly %1: %n hit or more</numerusform>
            <numerusform>Exactly %1: %n hits or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black di(c)e</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n black die</numerusform>
            <numerusform>%n black dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n red</numerusform>
            <numerusform>%n red</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message numerus="yes">
        <source>On the agent’s space a roll of %1 or more takes %n health; after %2 steps or more only that space can be attacked.</source>
        <comment>two numbers</comment>
        <translation>
            <numerusform>On the agent’s space a roll of %1 or more takes %n health; after %2 steps or more only that space can be attacked.</numerusform>
            <numerusform>On the agent’s space a roll of %1 or more takes %n health; after %2 steps or more only that space can be attacked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>one file can be opened at a time, and %n were named.</source>
        <translation>
            <numerusform>one file can be opened at a time, and %n were named.</numerusform>
            <numerusform>one file can be opened at a time, and %n were named.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandWording</name>
    <message numerus="yes">
        <source>Apply %n hit(s)</source>
        <translation>
            <numerusform>Apply %n hit</numerusform>
            <numerusform>Apply %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close to %1: +%n adrenaline.</source>
        <comment>a figure that slows moves</comment>
        <translation>
            <numerusform>Close to %1: +%n adrenaline.</numerusform>
            <numerusform>Close to %1: +%n adrenaline.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings up to %n figure(s) from the reserves: %1.</source>
        <comment>kinds of figures</comment>
        <translation>
            <numerusform>Brings up to %n figure from the reserves: %1.</numerusform>
            <numerusform>Brings up to %n figures from the reserves: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquestDue</name>
    <message numerus="yes">
        <source>Place %n token(s) as shown</source>
        <translation>
            <numerusform>Place %n token as shown</numerusform>
            <numerusform>Place %n tokens as shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n token(s) as shown</source>
        <translation>
            <numerusform>Move %n token as shown</numerusform>
            <numerusform>Move %n tokens as shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll for %n token(s) that move</source>
        <translation>
            <numerusform>Roll for %n token that moves</numerusform>
            <numerusform>Roll for %n tokens that move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) left</source>
        <translation>
            <numerusform>%n action point left</numerusform>
            <numerusform>%n action points left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquestEvents</name>
    <message numerus="yes">
        <source>{player} draws %n event(s)</source>
        <comment>a player, how many</comment>
        <translation>
            <numerusform>{player} draws %n event</numerusform>
            <numerusform>{player} draws %n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n event(s); played immediately: {immediate}</source>
        <comment>a player, how many, cards</comment>
        <translation>
            <numerusform>{player} draws %n event; played immediately: {immediate}</numerusform>
            <numerusform>{player} draws %n events; played immediately: {immediate}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 spends %n threat token(s)</source>
        <comment>a player, how many</comment>
        <translation>
            <numerusform>%1 spends %n threat token</numerusform>
            <numerusform>%1 spends %n threat tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n threat token(s)</source>
        <comment>a player, how many</comment>
        <translation>
            <numerusform>%1 takes %n threat token</numerusform>
            <numerusform>%1 takes %n threat tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 spends %n action point(s)</source>
        <comment>a player, how many</comment>
        <translation>
            <numerusform>%1 spends %n action point</numerusform>
            <numerusform>%1 spends %n action points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n action point(s)</source>
        <comment>a player, how many</comment>
        <translation>
            <numerusform>%1 gains %n action point</numerusform>
            <numerusform>%1 gains %n action points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n terror</source>
        <comment>a player, how much</comment>
        <translation>
            <numerusform>%1 loses %n terror</numerusform>
            <numerusform>%1 loses %n terror</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n terror</source>
        <comment>a player, how much</comment>
        <translation>
            <numerusform>%1 gains %n terror</numerusform>
            <numerusform>%1 gains %n terror</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The technology marker goes back by %n</source>
        <comment>how far</comment>
        <translation>
            <numerusform>The technology marker goes back by %n</numerusform>
            <numerusform>The technology marker goes back by %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The technology marker advances by %n</source>
        <comment>how far</comment>
        <translation>
            <numerusform>The technology marker advances by %n</numerusform>
            <numerusform>The technology marker advances by %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n less strength %2</source>
        <comment>attacker or defender, how much, how long</comment>
        <translation>
            <numerusform>%1: %n less strength %2</numerusform>
            <numerusform>%1: %n less strength %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more strength %2</source>
        <comment>attacker or defender, how much, how long</comment>
        <translation>
            <numerusform>%1: %n more strength %2</numerusform>
            <numerusform>%1: %n more strength %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquestNames</name>
    <message numerus="yes">
        <source>%n alien(s)</source>
        <translation>
            <numerusform>%n alien</numerusform>
            <numerusform>%n aliens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bold, with %n alien(s) there</source>
        <translation>
            <numerusform>Bold, with %n alien there</numerusform>
            <numerusform>Bold, with %n aliens there</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquestOffers</name>
    <message numerus="yes">
        <source>%1: draw %n event(s)</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: draw %n event</numerusform>
            <numerusform>%1: draw %n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquestScene</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>what going there costs</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceWording</name>
    <message numerus="yes">
        <source>%n hit(s) against %1</source>
        <translation>
            <numerusform>%n hit against %1</numerusform>
            <numerusform>%n hits against %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n hit(s)</source>
        <translation>
            <numerusform>needs %n hit</numerusform>
            <numerusform>needs %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The attack deals %n wound(s)</source>
        <translation>
            <numerusform>The attack deals %n wound</numerusform>
            <numerusform>The attack deals %n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tests %2: %n hit(s) needed, the chance is %3</source>
        <comment>a commando, a stat, a percentage</comment>
        <translation>
            <numerusform>%1 tests %2: %n hit needed, the chance is %3</numerusform>
            <numerusform>%1 tests %2: %n hits needed, the chance is %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>two wounds from %n hit(s) on</source>
        <translation>
            <numerusform>two wounds from %n hit on</numerusform>
            <numerusform>two wounds from %n hits on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n wound</numerusform>
            <numerusform>%n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The attack misses with %n of %1 hits</source>
        <comment>how many were needed</comment>
        <translation>
            <numerusform>The attack misses with %n of %1 hits</numerusform>
            <numerusform>The attack misses with %n of %1 hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWording</name>
    <message numerus="yes">
        <source>%n substitute token(s)</source>
        <translation>
            <numerusform>%n substitute token</numerusform>
            <numerusform>%n substitute tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n wound(s)</source>
        <translation>
            <numerusform>%1 has %n wound</numerusform>
            <numerusform>%1 has %n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The investigate deck has %n card(s) left</source>
        <translation>
            <numerusform>The investigate deck has %n card left</numerusform>
            <numerusform>The investigate deck has %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The doors make %n room(s)</source>
        <translation>
            <numerusform>The doors make %n room</numerusform>
            <numerusform>The doors make %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n hit(s): %2</source>
        <comment>a commando, a stat</comment>
        <translation>
            <numerusform>%1 needs %n hit: %2</numerusform>
            <numerusform>%1 needs %n hits: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n power token(s)</source>
        <translation>
            <numerusform>%1 has %n power token</numerusform>
            <numerusform>%1 has %n power tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2 has %n wound(s)</source>
        <comment>a marker, a space</comment>
        <translation>
            <numerusform>%1 on %2 has %n wound</numerusform>
            <numerusform>%1 on %2 has %n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n adrenaline</source>
        <comment>a commando</comment>
        <translation>
            <numerusform>%1 takes %n adrenaline</numerusform>
            <numerusform>%1 takes %n adrenaline</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adrenaline moves %1 %2</source>
        <comment>tokens, from where, to where</comment>
        <translation>
            <numerusform>%n adrenaline moves %1 %2</numerusform>
            <numerusform>%n adrenaline moves %1 %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExampleWording</name>
    <message numerus="yes">
        <source>The field of vision holds %n space(s).</source>
        <translation>
            <numerusform>The field of vision holds %n space.</numerusform>
            <numerusform>The field of vision holds %n spaces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactWording</name>
    <message numerus="yes">
        <source>too far: %n turn(s) of moving from %1 do not lead here</source>
        <comment>a space</comment>
        <translation>
            <numerusform>too far: %n turn of moving from %1 does not lead here</numerusform>
            <numerusform>too far: %n turns of moving from %1 do not lead here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWording</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeadlineWords</name>
    <message numerus="yes">
        <source>Place one of these on a highlighted space (%n left): %1</source>
        <comment>names of figures</comment>
        <translation>
            <numerusform>Place one of these on a highlighted space (%n left): %1</numerusform>
            <numerusform>Place one of these on a highlighted space (%n left): %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1 on a highlighted space: %n left</source>
        <translation>
            <numerusform>Place %1 on a highlighted space: %n left</numerusform>
            <numerusform>Place %1 on a highlighted space: %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptChoices</name>
    <message numerus="yes">
        <source>Another window set the turn timer to %n minute(s).</source>
        <translation>
            <numerusform>Another window set the turn timer to %n minute.</numerusform>
            <numerusform>Another window set the turn timer to %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveWording</name>
    <message numerus="yes">
        <source>%n point(s) are not enough.</source>
        <translation>
            <numerusform>%n point is not enough.</numerusform>
            <numerusform>%n points are not enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n point(s) do not reach that vent.</source>
        <translation>
            <numerusform>%n point does not reach that vent.</numerusform>
            <numerusform>%n points do not reach that vent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rubble: +%n point(s).</source>
        <translation>
            <numerusform>Rubble: +%n point.</numerusform>
            <numerusform>Rubble: +%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move action(s) taken as one.</source>
        <translation>
            <numerusform>%n move action.</numerusform>
            <numerusform>%n move actions taken as one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left.</source>
        <translation>
            <numerusform>%n point left.</numerusform>
            <numerusform>%n points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move: %1 of %n point(s)</source>
        <translation>
            <numerusform>Move: %1 of %n point</numerusform>
            <numerusform>Move: %1 of %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OmegaLines</name>
    <message numerus="yes">
        <source>%1 heals a wound: %n left</source>
        <translation>
            <numerusform>%1 heals a wound: %n left</numerusform>
            <numerusform>%1 heals a wound: %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n spaces</source>
        <comment>a marker</comment>
        <translation>
            <numerusform>%1 on %n space</numerusform>
            <numerusform>%1 on %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrosive gas: %1 has %n wound(s)</source>
        <translation>
            <numerusform>Corrosive gas: %1 has %n wound</numerusform>
            <numerusform>Corrosive gas: %1 has %n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The attack on %1 deals %n wound(s)</source>
        <translation>
            <numerusform>The attack on %1 deals %n wound</numerusform>
            <numerusform>The attack on %1 deals %n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stances of %n commando(s)</source>
        <translation>
            <numerusform>Stance of %n commando</numerusform>
            <numerusform>Stances of %n commandos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack on %1: %n wound(s)</source>
        <translation>
            <numerusform>Attack on %1: %n wound</numerusform>
            <numerusform>Attack on %1: %n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hit(s)</source>
        <comment>dice that were rolled</comment>
        <translation>
            <numerusform>%1: %n hit</numerusform>
            <numerusform>%1: %n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SightWording</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>obstacles</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n line(s) is clear.</source>
        <translation>
            <numerusform>%n line, not clear.</numerusform>
            <numerusform>None of the %n lines is clear.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No corner has two clear lines (%n clear in all).</source>
        <translation>
            <numerusform>No corner has two clear lines (%n clear in all).</numerusform>
            <numerusform>No corner has two clear lines (%n clear in all).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>EMI blocks: %n EMI space(s) on the way.</source>
        <translation>
            <numerusform>EMI blocks: %n EMI space on the way.</numerusform>
            <numerusform>EMI blocks: %n EMI spaces on the way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n EMI space(s) on the way; four would block.</source>
        <translation>
            <numerusform>%n EMI space on the way; four would block.</numerusform>
            <numerusform>%n EMI spaces on the way; four would block.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpecterCommands</name>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Take %n card</numerusform>
            <numerusform>Take %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack with %n die(s)</source>
        <translation>
            <numerusform>Attack with %n die</numerusform>
            <numerusform>Attack with %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpecterEvents</name>
    <message numerus="yes">
        <source>%n turn(s) ago: %1</source>
        <translation>
            <numerusform>%n turn ago: %1</numerusform>
            <numerusform>%n turns ago: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The facts of %n turn(s) are corrected</source>
        <translation>
            <numerusform>The facts of %n turn are corrected</numerusform>
            <numerusform>The facts of %n turns are corrected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 recovers %n health</source>
        <comment>an agent</comment>
        <translation>
            <numerusform>%1 recovers %n health</numerusform>
            <numerusform>%1 recovers %n health</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n health</source>
        <comment>an agent</comment>
        <translation>
            <numerusform>%1 loses %n health</numerusform>
            <numerusform>%1 loses %n health</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has lost %n health</source>
        <comment>an agent</comment>
        <translation>
            <numerusform>%1 has lost %n health</numerusform>
            <numerusform>%1 has lost %n health</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpecterPlace</name>
    <message numerus="yes">
        <source>%n hunter(s)</source>
        <translation>
            <numerusform>%n hunter</numerusform>
            <numerusform>%n hunters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpecterRefusals</name>
    <message numerus="yes">
        <source>After %n step(s), only the hunter’s own space can be attacked.</source>
        <translation>
            <numerusform>After %n step, only the hunter’s own space can be attacked.</numerusform>
            <numerusform>After %n steps, only the hunter’s own space can be attacked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenSpace</name>
    <message numerus="yes">
        <source>seen by %n opponent(s)</source>
        <translation>
            <numerusform>seen by %n opponent</numerusform>
            <numerusform>seen by %n opponents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in reach for %n point(s)</source>
        <translation>
            <numerusform>in reach for %n point</numerusform>
            <numerusform>in reach for %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message numerus="yes">
        <source>The path enters corrosive gas on %1: %n wound(s).</source>
        <comment>spaces</comment>
        <translation>
            <numerusform>The path enters corrosive gas on %1: %n wound.</numerusform>
            <numerusform>The path enters corrosive gas on %1: %n wounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StreetExampleWording</name>
    <message numerus="yes">
        <source>In the hunters’ view: %n space(s).</source>
        <translation>
            <numerusform>In the hunters’ view: %n space.</numerusform>
            <numerusform>In the hunters’ view: %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allowed: %n step(s).</source>
        <translation>
            <numerusform>Allowed: %n step.</numerusform>
            <numerusform>Allowed: %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The movement can end on %n space(s).</source>
        <translation>
            <numerusform>The movement can end on %n space.</numerusform>
            <numerusform>The movement can end on %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive can end on %n space(s).</source>
        <translation>
            <numerusform>The drive can end on %n space.</numerusform>
            <numerusform>The drive can end on %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Getting out can end on %n space(s).</source>
        <translation>
            <numerusform>Getting out can end on %n space.</numerusform>
            <numerusform>Getting out can end on %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s) the answer is: %1.</source>
        <translation>
            <numerusform>After %n step the answer is: %1.</numerusform>
            <numerusform>After %n steps the answer is: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The move can end on %n space(s).</source>
        <translation>
            <numerusform>The move can end on %n space.</numerusform>
            <numerusform>The move can end on %n spaces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictWording</name>
    <message numerus="yes">
        <source>%n space(s) within reach</source>
        <translation>
            <numerusform>%n space within reach</numerusform>
            <numerusform>%n spaces within reach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %1 to %2, %n step(s)</source>
        <comment>spaces</comment>
        <translation>
            <numerusform>from %1 to %2, %n step</numerusform>
            <numerusform>from %1 to %2, %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n room</numerusform>
            <numerusform>%n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor space(s)</source>
        <translation>
            <numerusform>%n floor space</numerusform>
            <numerusform>%n floor spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall space(s)</source>
        <translation>
            <numerusform>%n wall space</numerusform>
            <numerusform>%n wall spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n closed door(s)</source>
        <translation>
            <numerusform>%n closed door</numerusform>
            <numerusform>%n closed doors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubble space(s)</source>
        <translation>
            <numerusform>%n rubble space</numerusform>
            <numerusform>%n rubble spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n EMI tile(s)</source>
        <translation>
            <numerusform>%n EMI tile</numerusform>
            <numerusform>%n EMI tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::AdrenalineCard</name>
    <message numerus="yes">
        <source>%n substitute(s)</source>
        <translation>
            <numerusform>%n substitute</numerusform>
            <numerusform>%n substitutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::AgentCard</name>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::AgentOffers</name>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Take %n card</numerusform>
            <numerusform>Take %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::BattlePanel</name>
    <message numerus="yes">
        <source>%1: %n alien(s)</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: %n alien</numerusform>
            <numerusform>%1: %n aliens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fight(s) left</source>
        <translation>
            <numerusform>%n fight left</numerusform>
            <numerusform>%n fights left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fleeing keeps %n alien(s).</source>
        <translation>
            <numerusform>Fleeing keeps %n alien.</numerusform>
            <numerusform>Fleeing keeps %n aliens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CHANCE TO WIN THE BATTLE (%n FIGHT(S) LEFT)</source>
        <translation>
            <numerusform>CHANCE TO WIN THE BATTLE (%n FIGHT LEFT)</numerusform>
            <numerusform>CHANCE TO WIN THE BATTLE (%n FIGHTS LEFT)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many cards may come to work it out. The next %n fight(s) of %1: %2.</source>
        <comment>how many of how many, their chance</comment>
        <translation>
            <numerusform>Too many cards may come to work it out. The next %n fight of %1: %2.</numerusform>
            <numerusform>Too many cards may come to work it out. The next %n fights of %1: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::CardChooser</name>
    <message numerus="yes">
        <source>Use it in this move: %n charge(s) left</source>
        <translation>
            <numerusform>Use it in this move: %n charge left</numerusform>
            <numerusform>Use it in this move: %n charges left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::ConquestEnd</name>
    <message numerus="yes">
        <source>The aliens win together with %n terror</source>
        <translation>
            <numerusform>The aliens win together with %n terror</numerusform>
            <numerusform>The aliens win together with %n terror</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n terror</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 wins with %n terror</numerusform>
            <numerusform>%1 wins with %n terror</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win with %n terror</source>
        <comment>players</comment>
        <translation>
            <numerusform>%1 win with %n terror</numerusform>
            <numerusform>%1 win with %n terror</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n terror</source>
        <translation>
            <numerusform>%n terror</numerusform>
            <numerusform>%n terror</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n location(s)</source>
        <translation>
            <numerusform>%n location</numerusform>
            <numerusform>%n locations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conquered: %n location(s)</source>
        <translation>
            <numerusform>Conquered: %n location</numerusform>
            <numerusform>Conquered: %n locations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n human technology(ies)</source>
        <translation>
            <numerusform>%n human technology</numerusform>
            <numerusform>%n human technologies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resistance token(s) on the board</source>
        <translation>
            <numerusform>%n resistance token on the board</numerusform>
            <numerusform>%n resistance tokens on the board</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::ConquestHeader</name>
    <message numerus="yes">
        <source>Battle: %n encounter(s)</source>
        <translation>
            <numerusform>Battle: %n encounter</numerusform>
            <numerusform>Battle: %n encounters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::ConquestPublicBattle</name>
    <message numerus="yes">
        <source>%1: %n alien(s)</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: %n alien</numerusform>
            <numerusform>%1: %n aliens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::Desk</name>
    <message numerus="yes">
        <source>This page is covered in %n second(s). A key or a move of the mouse keeps it open.</source>
        <translation>
            <numerusform>This page is covered in %n second. A key or a move of the mouse keeps it open.</numerusform>
            <numerusform>This page is covered in %n seconds. A key or a move of the mouse keeps it open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::DicePanel</name>
    <message numerus="yes">
        <source>Enter %n hit(s)</source>
        <translation>
            <numerusform>Enter %n hit</numerusform>
            <numerusform>Enter %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n hit(s) and apply</source>
        <translation>
            <numerusform>Enter %n hit and apply</numerusform>
            <numerusform>Enter %n hits and apply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s), the rest blank</source>
        <translation>
            <numerusform>%n hit, the rest blank</numerusform>
            <numerusform>%n hits, the rest blank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dossier rolls all %n</source>
        <comment>for so many</comment>
        <translation>
            <numerusform>Dossier rolls for %n</numerusform>
            <numerusform>Dossier rolls all %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dossier rolls the other %n</source>
        <comment>for so many</comment>
        <translation>
            <numerusform>Dossier rolls the other %n</numerusform>
            <numerusform>Dossier rolls the other %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::DiceRow</name>
    <message numerus="yes">
        <source>Red die %1: %n hit(s)</source>
        <translation>
            <numerusform>Red die %1: %n hit</numerusform>
            <numerusform>Red die %1: %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black die %1: %n hit(s)</source>
        <translation>
            <numerusform>Black die %1: %n hit</numerusform>
            <numerusform>Black die %1: %n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::DoorsCard</name>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n room</numerusform>
            <numerusform>%n rooms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::EvidencePicker</name>
    <message numerus="yes">
        <source>%n line(s) drawn</source>
        <translation>
            <numerusform>%n line drawn</numerusform>
            <numerusform>%n lines drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path(s) drawn</source>
        <translation>
            <numerusform>%n path drawn</numerusform>
            <numerusform>%n paths drawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::HandPanel</name>
    <message numerus="yes">
        <source>Costs %n action point(s). %1</source>
        <comment>an event card</comment>
        <translation>
            <numerusform>Costs %n action point. %1</numerusform>
            <numerusform>Costs %n action points. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::HexExampleWording</name>
    <message numerus="yes">
        <source>The Barrage rolls for %n alien(s).</source>
        <translation>
            <numerusform>The Barrage rolls for %n alien.</numerusform>
            <numerusform>The Barrage rolls for %n aliens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The token on %1 rolls for %n alien(s).</source>
        <translation>
            <numerusform>The token on %1 rolls for %n alien.</numerusform>
            <numerusform>The token on %1 rolls for %n aliens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::HexNames</name>
    <message numerus="yes">
        <source>%n saucer(s) of %1</source>
        <translation>
            <numerusform>%n saucer of %1</numerusform>
            <numerusform>%n saucers of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::InferencePanel</name>
    <message numerus="yes">
        <source>space(s) possible now</source>
        <translation>
            <numerusform>space possible now</numerusform>
            <numerusform>spaces possible now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>space(s) possible at the end</source>
        <translation>
            <numerusform>space possible at the end</numerusform>
            <numerusform>spaces possible at the end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::KnowCard</name>
    <message numerus="yes">
        <source>space(s) possible after this announcement</source>
        <translation>
            <numerusform>space possible after this announcement</numerusform>
            <numerusform>spaces possible after this announcement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>space(s) possible now</source>
        <translation>
            <numerusform>space possible now</numerusform>
            <numerusform>spaces possible now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>space(s) possible at the end</source>
        <translation>
            <numerusform>space possible at the end</numerusform>
            <numerusform>spaces possible at the end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::LegendPanel</name>
    <message numerus="yes">
        <source>%1 (%n space(s))</source>
        <comment>what a colour on the board means</comment>
        <translation>
            <numerusform>%1 (%n space)</numerusform>
            <numerusform>%1 (%n spaces)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::MovementSheet</name>
    <message numerus="yes">
        <source>%1 of %n charge(s) left</source>
        <translation>
            <numerusform>%1 of %n charge left</numerusform>
            <numerusform>%1 of %n charges left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::NewSessionPage</name>
    <message numerus="yes">
        <source>The overseer and %n player(s) with one commando each.</source>
        <translation>
            <numerusform>The overseer and %n player with one commando.</numerusform>
            <numerusform>The overseer and %n players with one commando each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::OddsBars</name>
    <message numerus="yes">
        <source>%n alien(s) left: %1</source>
        <comment>how a battle ends, its chance</comment>
        <translation>
            <numerusform>%n alien left: %1</numerusform>
            <numerusform>%n aliens left: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>a bar: aliens</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::OmegaEnd</name>
    <message numerus="yes">
        <source>%n wound(s) on commandos</source>
        <translation>
            <numerusform>%n wound on commandos</numerusform>
            <numerusform>%n wounds on commandos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemies on the map</source>
        <translation>
            <numerusform>%n enemy on the map</numerusform>
            <numerusform>%n enemies on the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adrenaline in the pool</source>
        <translation>
            <numerusform>%n adrenaline in the pool</numerusform>
            <numerusform>%n adrenaline in the pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 wounds</source>
        <comment>vitality</comment>
        <translation>
            <numerusform>%n of %1 wounds</numerusform>
            <numerusform>%n of %1 wounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::OwnerMap</name>
    <message numerus="yes">
        <source>%n start(s) so far: each commando needs one, three at least.</source>
        <translation>
            <numerusform>%n start so far: each commando needs one, three at least.</numerusform>
            <numerusform>%n starts so far: each commando needs one, three at least.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start(s); the goal is the room of %1.</source>
        <translation>
            <numerusform>%n start; the goal is the room of %1.</numerusform>
            <numerusform>%n starts; the goal is the room of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start(s). Now choose “Goal room” and click a space of it.</source>
        <translation>
            <numerusform>%n start. Now choose “Goal room” and click a space of it.</numerusform>
            <numerusform>%n starts. Now choose “Goal room” and click a space of it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::OwnerPage</name>
    <message numerus="yes">
        <source>%n value(s) left; what you enter is saved at once in your own pack</source>
        <translation>
            <numerusform>%n value left; what you enter is saved at once in your own pack</numerusform>
            <numerusform>%n values left; what you enter is saved at once in your own pack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, needed to begin</source>
        <translation>
            <numerusform>%n left, needed to begin</numerusform>
            <numerusform>%n left, needed to begin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::PathBar</name>
    <message numerus="yes">
        <source>%1 · %n of %2 steps · %3</source>
        <comment>a path, numbers, what is shown</comment>
        <translation>
            <numerusform>%1 · %n of %2 steps · %3</numerusform>
            <numerusform>%1 · %n of %2 steps · %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::PiecesCard</name>
    <message numerus="yes">
        <source>Dossier knows %n card(s) and has shuffled them; a deck of cardboard is only counted.</source>
        <translation>
            <numerusform>Dossier knows %n card and has shuffled it; a deck of cardboard is only counted.</numerusform>
            <numerusform>Dossier knows %n cards and has shuffled them; a deck of cardboard is only counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::PinGate</name>
    <message numerus="yes">
        <source>Too many wrong PINs: wait %n second(s).</source>
        <translation>
            <numerusform>Too many wrong PINs: wait %n second.</numerusform>
            <numerusform>Too many wrong PINs: wait %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::PlayerCard</name>
    <message numerus="yes">
        <source>%n left; click to correct</source>
        <translation>
            <numerusform>%n left; click to correct</numerusform>
            <numerusform>%n left; click to correct</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saucers, and %n other figure(s)</source>
        <translation>
            <numerusform>Saucers, and %n other figure</numerusform>
            <numerusform>Saucers, and %n other figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threat token(s); click to correct</source>
        <translation>
            <numerusform>%n threat token; click to correct</numerusform>
            <numerusform>%n threat tokens; click to correct</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::RescuePanel</name>
    <message numerus="yes">
        <source>Last entry %1 · %n entries</source>
        <comment>a moment</comment>
        <translation>
            <numerusform>Last entry %1 · %n entry</numerusform>
            <numerusform>Last entry %1 · %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore the copy of %1 with %n entries</source>
        <comment>a moment</comment>
        <translation>
            <numerusform>Restore the copy of %1 with %n entry</numerusform>
            <numerusform>Restore the copy of %1 with %n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::RuleLinks</name>
    <message numerus="yes">
        <source>+%n rule(s)</source>
        <translation>
            <numerusform>+%n rule</numerusform>
            <numerusform>+%n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::SaidCard</name>
    <message numerus="yes">
        <source>%n turn(s) ago: %1</source>
        <comment>a space</comment>
        <translation>
            <numerusform>%n turn ago: %1</numerusform>
            <numerusform>%n turns ago: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::SealPage</name>
    <message numerus="yes">
        <source>%n secret(s) as sealed, by %1 (step %2)</source>
        <translation>
            <numerusform>%n secret as sealed, by %1 (step %2)</numerusform>
            <numerusform>%n secrets as sealed, by %1 (step %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s) that are not what was sealed</source>
        <translation>
            <numerusform>%n secret that is not what was sealed</numerusform>
            <numerusform>%n secrets that are not what was sealed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that Dossier had not sealed, because only the table knew them or they were new</source>
        <translation>
            <numerusform>%n that Dossier had not sealed, because only the table knew it or it was new</numerusform>
            <numerusform>%n that Dossier had not sealed, because only the table knew them or they were new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::SessionForm</name>
    <message numerus="yes">
        <source>Delete this session? It is kept in the folder of deleted files; the other %n session(s) of its file stay.</source>
        <translation>
            <numerusform>Delete this session? It is kept in the folder of deleted files; %n other session of its file stays.</numerusform>
            <numerusform>Delete this session? It is kept in the folder of deleted files; %n other sessions of its file stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::SpecterEnd</name>
    <message numerus="yes">
        <source>%n health left</source>
        <translation>
            <numerusform>%n health left</numerusform>
            <numerusform>%n health left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n health lost</source>
        <translation>
            <numerusform>%n health lost</numerusform>
            <numerusform>%n health lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seen in %n turn(s)</source>
        <translation>
            <numerusform>Seen in %n turn</numerusform>
            <numerusform>Seen in %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::SpecterPublicTurns</name>
    <message numerus="yes">
        <source>%n turn(s) after this one</source>
        <translation>
            <numerusform>%n turn after this one</numerusform>
            <numerusform>%n turns after this one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::SpotMenu</name>
    <message numerus="yes">
        <source>Correct: %1 has %n wound(s)</source>
        <translation>
            <numerusform>Correct: %1 has %n wound</numerusform>
            <numerusform>Correct: %1 has %n wounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::StackList</name>
    <message numerus="yes">
        <source>Room %1 · %n card(s)</source>
        <translation>
            <numerusform>Room %1 · %n card</numerusform>
            <numerusform>Room %1 · %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::StatisticsPage</name>
    <message numerus="yes">
        <source>%n more row(s) are in the CSV file.</source>
        <translation>
            <numerusform>%n more row is in the CSV file.</numerusform>
            <numerusform>%n more rows are in the CSV file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::WellCard</name>
    <message numerus="yes">
        <source>ready in %n round(s)</source>
        <translation>
            <numerusform>ready in %n round</numerusform>
            <numerusform>ready in %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s)</source>
        <comment>until a well is ready again</comment>
        <translation>
            <numerusform>in %n round</numerusform>
            <numerusform>in %n rounds</numerusform>
        </translation>
    </message>
</context>
</TS>
