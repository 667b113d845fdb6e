<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>ActionWording</name>
    <message>
        <source>%1 investigates</source>
        <translation>%1 investiga</translation>
    </message>
    <message>
        <source>%1 tries a door</source>
        <translation>%1 prova ad aprire una porta</translation>
    </message>
    <message>
        <source>%1 trades</source>
        <translation>%1 fa uno scambio</translation>
    </message>
    <message>
        <source>%1 revives somebody</source>
        <translation>%1 rianima un commando</translation>
    </message>
    <message>
        <source>%1 takes an action</source>
        <translation>%1 esegue un’azione</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 usa %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s), rolled by Dossier</source>
        <translation>
            <numerusform>%n colpo (tiro di Dossier)</numerusform>
            <numerusform>%n colpi (tiro di Dossier)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n colpo</numerusform>
            <numerusform>%n colpi</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn ends</source>
        <translation>Il turno finisce</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <comment>a commando</comment>
        <translation>%1 termina il turno</translation>
    </message>
    <message>
        <source>%1 ends the activation</source>
        <comment>an enemy</comment>
        <translation>%1 termina l’attivazione</translation>
    </message>
</context>
<context>
    <name>AgentColumn</name>
    <message>
        <source>The table of the past can only be looked at.</source>
        <translation>Un tavolo passato si può solo guardare.</translation>
    </message>
</context>
<context>
    <name>AgentDefaultActWords</name>
    <message>
        <source>Write the move on the sheet and show what you must announce</source>
        <translation>Scrivi il movimento sul foglio e vedi che cosa devi annunciare</translation>
    </message>
    <message>
        <source>Reveal the sheet to everybody and check it against the announcements</source>
        <translation>Rivela il foglio a tutti e confrontalo con gli annunci</translation>
    </message>
    <message>
        <source>Cover this screen for the next player</source>
        <translation>Copri questa schermata per il prossimo giocatore</translation>
    </message>
    <message>
        <source>Who has won, the standings, and another game</source>
        <translation>Chi ha vinto, la classifica e un’altra partita</translation>
    </message>
</context>
<context>
    <name>AgentScene</name>
    <message>
        <source>the card’s token can go here</source>
        <translation>qui può stare il gettone della carta</translation>
    </message>
    <message numerus="yes">
        <source>Best case: %1, in %n step(s)</source>
        <translation>
            <numerusform>Caso migliore: %1, in %n passo</numerusform>
            <numerusform>Caso migliore: %1, in %n passi</numerusform>
        </translation>
    </message>
    <message>
        <source>the card can be used on this hunter</source>
        <translation>la carta si può usare su questo cacciatore</translation>
    </message>
</context>
<context>
    <name>AgentWords</name>
    <message>
        <source>%1 is there</source>
        <comment>a hunter</comment>
        <translation>%1 è lì</translation>
    </message>
    <message>
        <source>%1 sees it along row %2</source>
        <comment>a hunter, a number</comment>
        <translation>%1 lo vede lungo la riga %2</translation>
    </message>
    <message>
        <source>%1 sees it along column %2</source>
        <comment>a hunter, a letter</comment>
        <translation>%1 lo vede lungo la colonna %2</translation>
    </message>
    <message>
        <source>%1 sees it along the road</source>
        <comment>a hunter</comment>
        <translation>%1 lo vede lungo la strada</translation>
    </message>
    <message>
        <source>No hunter sees any part of your path.</source>
        <translation>Nessun cacciatore vede il tuo percorso.</translation>
    </message>
    <message>
        <source>The decoy shows %1.</source>
        <translation>L’esca mostra %1.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>a number, what was shown</comment>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>Announce %1 on %2.</source>
        <translation>Annuncia %1 in %2.</translation>
    </message>
    <message>
        <source>Announce %1.</source>
        <translation>Annuncia %1.</translation>
    </message>
    <message>
        <source>%1 stays secret.</source>
        <translation>%1 resta segreta.</translation>
    </message>
    <message>
        <source>This shows that %1 is the traitor.</source>
        <translation>Questo svela che %1 è il traditore.</translation>
    </message>
    <message>
        <source>Reveal the sheet</source>
        <translation>Rivela il foglio</translation>
    </message>
    <message>
        <source>Hand over to the hunters</source>
        <translation>Passa ai cacciatori</translation>
    </message>
    <message>
        <source>Write %1 anyway (breaks a rule)…</source>
        <translation>Scrivi %1 lo stesso (contro una regola)…</translation>
    </message>
    <message>
        <source>Write %1 and escape</source>
        <translation>Scrivi %1 e fuggi</translation>
    </message>
    <message>
        <source>Choose first what you take</source>
        <translation>Prima scegli che cosa prendi</translation>
    </message>
    <message>
        <source>seen on %1</source>
        <translation>visto in %1</translation>
    </message>
    <message>
        <source>last seen on %1</source>
        <translation>visto l’ultima volta in %1</translation>
    </message>
    <message>
        <source>nothing shown</source>
        <translation>nulla da mostrare</translation>
    </message>
    <message>
        <source>“Seen on %1”</source>
        <translation>«Visto in %1»</translation>
    </message>
    <message>
        <source>“Last seen on %1”</source>
        <translation>«Visto l’ultima volta in %1»</translation>
    </message>
    <message>
        <source>“Nothing shown”</source>
        <translation>«Nulla da mostrare»</translation>
    </message>
    <message>
        <source>Write %1 and announce %2</source>
        <comment>a space, a card</comment>
        <translation>Scrivi %1 e annuncia %2</translation>
    </message>
    <message>
        <source>Write %1: nothing to announce</source>
        <translation>Scrivi %1: niente da annunciare</translation>
    </message>
    <message>
        <source>Write %1 with %2: %3</source>
        <comment>a space, a card, words</comment>
        <translation>Scrivi %1 con %2: %3</translation>
    </message>
    <message>
        <source>Write %1 and say %2</source>
        <comment>a space, words</comment>
        <translation>Scrivi %1: %2</translation>
    </message>
    <message>
        <source>“I escape from %1”</source>
        <translation>«Fuggo da %1»</translation>
    </message>
    <message>
        <source>escape from %1</source>
        <translation>fuga da %1</translation>
    </message>
    <message>
        <source>The move ends on the escape point %1, and nothing blocks it: you escape and win.</source>
        <translation>Il movimento termina sul punto di fuga %1 e niente lo blocca: fuggi e vinci.</translation>
    </message>
    <message>
        <source>Hand over to the second agent</source>
        <translation>Passa al secondo agente</translation>
    </message>
    <message>
        <source>Write %1 with %2</source>
        <comment>a space, a card</comment>
        <translation>Scrivi %1 con %2</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Scrivi %1</translation>
    </message>
    <message>
        <source>No hunter is blinded.</source>
        <translation>Nessun cacciatore è accecato.</translation>
    </message>
    <message>
        <source>No hunter is stunned.</source>
        <translation>Nessun cacciatore è stordito.</translation>
    </message>
    <message>
        <source>The objective on %1 cannot be completed now. %2</source>
        <comment>a space, a sentence</comment>
        <translation>L’obiettivo in %1 non può essere completato ora. %2</translation>
    </message>
    <message>
        <source>Remove the figure from the board; the token stays. No hunter sees any part of your path.</source>
        <translation>Togli la miniatura dalla plancia; il gettone resta. Nessun cacciatore vede il tuo percorso.</translation>
    </message>
    <message>
        <source>Remove the figure from the board. No hunter sees any part of your path.</source>
        <translation>Togli la miniatura dalla plancia. Nessun cacciatore vede il tuo percorso.</translation>
    </message>
    <message>
        <source>Put the figure on %1. The move ends there: %2.</source>
        <translation>Metti la miniatura in %1. Il movimento finisce lì: %2.</translation>
    </message>
    <message>
        <source>Put the token and the figure on %1. The path passes there: %2. It ends on %3, which no hunter sees.</source>
        <translation>Metti gettone e miniatura in %1. Il percorso ci passa: %2. Finisce in %3, che nessun cacciatore vede.</translation>
    </message>
    <message>
        <source>Choose a space for %1 first</source>
        <comment>a card</comment>
        <translation>Prima scegli uno spazio per %1</translation>
    </message>
    <message>
        <source>Enter the die for %1 first</source>
        <comment>a card</comment>
        <translation>Prima inserisci il dado per %1</translation>
    </message>
    <message>
        <source>Choose a hunter for %1 first</source>
        <comment>a card</comment>
        <translation>Prima scegli un cacciatore per %1</translation>
    </message>
    <message>
        <source>%1 are there</source>
        <comment>hunters</comment>
        <translation>%1 sono lì</translation>
    </message>
    <message numerus="yes">
        <source>Blinded: %1.</source>
        <comment>hunters</comment>
        <translation>
            <numerusform>Accecato: %1.</numerusform>
            <numerusform>Accecati: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stunned: %1.</source>
        <comment>hunters</comment>
        <translation>
            <numerusform>Stordito: %1.</numerusform>
            <numerusform>Storditi: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Mostra il risultato</translation>
    </message>
    <message>
        <source>Write %1 and announce the objective on %2</source>
        <translation>Scrivi %1 e annuncia l’obiettivo in %2</translation>
    </message>
</context>
<context>
    <name>AgentsSpaceMenu</name>
    <message>
        <source>Best path to %1: %2</source>
        <comment>a space, what is shown</comment>
        <translation>Percorso migliore per %1: %2</translation>
    </message>
    <message>
        <source>Remove the path</source>
        <translation>Cancella il percorso</translation>
    </message>
    <message>
        <source>Put %1 on %2</source>
        <comment>a card, a space</comment>
        <translation>Metti %1 in %2</translation>
    </message>
    <message>
        <source>The token cannot go here</source>
        <translation>Il gettone non può andare qui</translation>
    </message>
    <message>
        <source>Out of reach in this turn</source>
        <translation>Troppo lontano in questo turno</translation>
    </message>
    <message>
        <source>Use %1 on %2</source>
        <comment>a card, a hunter</comment>
        <translation>Usa %1 su %2</translation>
    </message>
</context>
<context>
    <name>Announcement</name>
    <message>
        <source>Objective on %1 completed: turn its token (%2 of %3)</source>
        <comment>a space, two numbers</comment>
        <translation>Obiettivo in %1 completato: gira il gettone (%2 di %3)</translation>
    </message>
    <message>
        <source>Used a card openly</source>
        <translation>Ha usato una carta davanti a tutti</translation>
    </message>
    <message>
        <source>Character: %1</source>
        <comment>a character</comment>
        <translation>Personaggio: %1</translation>
    </message>
    <message>
        <source>“Clear” for %1</source>
        <comment>several hunters</comment>
        <translation>«Libero» per %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) ago %1 was on %2</source>
        <comment>an agent, a space</comment>
        <translation>
            <numerusform>%n turno fa %1 era in %2</numerusform>
            <numerusform>%n turni fa %1 era in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>turns %1 and %2</source>
        <translation>turni %1 e %2</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turno %1</translation>
    </message>
    <message numerus="yes">
        <source>Stunned: %1</source>
        <comment>hunters</comment>
        <translation>
            <numerusform>Stordito: %1</numerusform>
            <numerusform>Storditi: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blinded: %1</source>
        <comment>hunters</comment>
        <translation>
            <numerusform>Accecato: %1</numerusform>
            <numerusform>Accecati: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No longer stunned: %1</source>
        <comment>hunters</comment>
        <translation>Non più storditi: %1</translation>
    </message>
    <message>
        <source>No longer blinded: %1</source>
        <comment>hunters</comment>
        <translation>Non più accecati: %1</translation>
    </message>
    <message>
        <source>Stunned until the end of this hunter’s turn: up to %1 spaces, no attack.</source>
        <translation>Stordito fino alla fine del turno di questo cacciatore: al massimo %1 spazi, nessun attacco.</translation>
    </message>
    <message>
        <source>Stunned by %1 until the end of this hunter’s turn: up to %2 spaces, no attack.</source>
        <comment>a card or an ambush, a number</comment>
        <translation>Stordito da %1 fino alla fine del turno di questo cacciatore: al massimo %2 spazi, nessun attacco.</translation>
    </message>
    <message>
        <source>an ambush</source>
        <translation>un’imboscata</translation>
    </message>
</context>
<context>
    <name>AttackOdds</name>
    <message>
        <source>%1 answers %2 with an ambush</source>
        <translation>%1 risponde a %2 con un’imboscata</translation>
    </message>
    <message>
        <source>Needs %1 or more with one die · %2</source>
        <comment>a number, a chance</comment>
        <translation>Serve %1 o più con un dado · %2</translation>
    </message>
    <message>
        <source>On the same space it hits without a roll.</source>
        <translation>Nello stesso spazio colpisce senza tirare.</translation>
    </message>
    <message>
        <source>Distance %1</source>
        <comment>spaces to the agent</comment>
        <translation>Distanza %1</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>at least one die hits: %1</source>
        <translation>colpisce con almeno un dado: %1</translation>
    </message>
    <message>
        <source>to hit: %1</source>
        <translation>per colpire: %1</translation>
    </message>
    <message>
        <source>a 1 always misses</source>
        <translation>l’1 manca sempre</translation>
    </message>
    <message>
        <source>Exactly %1; a six is rolled again and added each time</source>
        <translation>Esattamente %1; ogni sei si tira di nuovo e si somma</translation>
    </message>
    <message>
        <source>Before the roll, ask the agent: %1?</source>
        <comment>a card</comment>
        <translation>Prima del tiro chiedi all’agente: %1?</translation>
    </message>
    <message>
        <source>%1 attacks %2 on %3</source>
        <comment>a hunter, an agent, a space</comment>
        <translation>%1 attacca %2 in %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an ability, an attack</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to each roll</source>
        <comment>a signed number</comment>
        <translation>%1 a ogni tiro</translation>
    </message>
    <message>
        <source>Before the roll, ask the agent: %1? To use it the agent takes the computer (%2).</source>
        <comment>a card</comment>
        <translation>Prima del tiro chiedi all’agente: %1? Per usarla, l’agente prende il computer (%2).</translation>
    </message>
</context>
<context>
    <name>AttackWording</name>
    <message numerus="yes">
        <source>Exactly %1: %n hit(s) or more</source>
        <translation>
            <numerusform>Esattamente %1: %n colpo o più</numerusform>
            <numerusform>Esattamente %1: %n colpi o più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black di(c)e</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n dado nero</numerusform>
            <numerusform>%n dadi neri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n rosso</numerusform>
            <numerusform>%n rossi</numerusform>
        </translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>nessun dado</translation>
    </message>
    <message>
        <source>commando on %1</source>
        <translation>Commando in %1</translation>
    </message>
    <message>
        <source>enemy on %1</source>
        <translation>nemico in %1</translation>
    </message>
    <message>
        <source>Weapon %1</source>
        <translation>Arma %1</translation>
    </message>
    <message>
        <source>Fill in the range</source>
        <translation>Inserisci la gittata</translation>
    </message>
    <message>
        <source>Fill in the dice</source>
        <translation>Inserisci i dadi</translation>
    </message>
    <message>
        <source>Fill in the ranged defense</source>
        <translation>Inserisci la difesa a distanza</translation>
    </message>
    <message>
        <source>Fill in the melee defense</source>
        <translation>Inserisci la difesa in mischia</translation>
    </message>
    <message>
        <source>Fill in the speed</source>
        <translation>Inserisci la velocità</translation>
    </message>
    <message>
        <source>Fill in a weapon</source>
        <translation>Inserisci un’arma</translation>
    </message>
</context>
<context>
    <name>BoxWords</name>
    <message>
        <source>Races</source>
        <translation>Razze</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>Locations</source>
        <translation>Locazioni</translation>
    </message>
    <message>
        <source>Resistance cards</source>
        <translation>Carte Resistenza</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Eroi</translation>
    </message>
    <message>
        <source>Resistance tokens</source>
        <translation>Segnalini Resistenza</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Space Stuff</source>
        <translation>Carte Space Stuff</translation>
    </message>
    <message>
        <source>Human technology</source>
        <translation>Tecnologia Umana</translation>
    </message>
    <message>
        <source>Sheets of the resistance</source>
        <translation>Schede della Resistenza</translation>
    </message>
    <message>
        <source>Copy strength, intelligence and abilities from the sheet of each race.</source>
        <translation>Copia Forza, Intelligenza e abilità dalla scheda di ogni razza.</translation>
    </message>
    <message>
        <source>The two sides of the objective: its resistance and its population.</source>
        <translation>I due lati dell’obiettivo: la sua Resistenza e la sua popolazione.</translation>
    </message>
    <message>
        <source>Enter each location once, and how many of it the deck has.</source>
        <translation>Inserisci ogni carta Locazione una volta sola, e quante ce ne sono nel mazzo.</translation>
    </message>
    <message>
        <source>The cards with a strength. Enter each once, and how many of it the deck has.</source>
        <translation>Le carte con una Forza. Inserisci ognuna una volta sola, e quante ce ne sono nel mazzo.</translation>
    </message>
    <message>
        <source>The cards that only add a bonus. They are in the deck of the resistance, too.</source>
        <translation>Le carte che aggiungono solo un bonus. Anche loro stanno nel mazzo Resistenza.</translation>
    </message>
    <message>
        <source>Enter each kind of token once, and how many of it there are.</source>
        <translation>Inserisci ogni tipo di segnalino una volta sola, e quanti ce ne sono.</translation>
    </message>
    <message>
        <source>Enter each event once, and how many of it there are. Text in red goes into a field of its own.</source>
        <translation>Inserisci ogni carta Evento una volta sola, e quante ce ne sono. Il testo in rosso ha un campo tutto suo.</translation>
    </message>
    <message>
        <source>The cards that lie before a player, those of the allies among them.</source>
        <translation>Le carte che stanno davanti a un giocatore, comprese quelle degli alleati.</translation>
    </message>
    <message>
        <source>The cards that help the humans once they are drawn.</source>
        <translation>Le carte che aiutano gli umani una volta pescate.</translation>
    </message>
    <message>
        <source>The sheet has two sides: the standard one and the brutal one.</source>
        <translation>La scheda ha due lati: quello standard e quello brutale.</translation>
    </message>
    <message>
        <source>Listed: %1 of the %2 in a box.</source>
        <translation>In elenco: %1 delle %2 della scatola.</translation>
    </message>
    <message>
        <source>Name of another race</source>
        <translation>Nome di un’altra razza</translation>
    </message>
    <message>
        <source>Name of another location</source>
        <translation>Nome di un’altra carta Locazione</translation>
    </message>
    <message>
        <source>Name of another resistance card</source>
        <translation>Nome di un’altra carta Resistenza</translation>
    </message>
    <message>
        <source>Name of another hero</source>
        <translation>Nome di un altro eroe</translation>
    </message>
    <message>
        <source>Name of another token</source>
        <translation>Nome di un altro segnalino</translation>
    </message>
    <message>
        <source>Name of another event</source>
        <translation>Nome di un’altra carta Evento</translation>
    </message>
    <message>
        <source>Name of another Space Stuff card</source>
        <translation>Nome di un’altra carta Space Stuff</translation>
    </message>
    <message>
        <source>Name of another technology card</source>
        <translation>Nome di un’altra carta Tecnologia</translation>
    </message>
    <message>
        <source>Standard side</source>
        <translation>Lato standard</translation>
    </message>
    <message>
        <source>Brutal side</source>
        <translation>Lato brutale</translation>
    </message>
    <message>
        <source>all known</source>
        <translation>tutto noto</translation>
    </message>
    <message>
        <source>%1 of %2 missing</source>
        <comment>values</comment>
        <translation>ne mancano %1 di %2</translation>
    </message>
    <message>
        <source>Not kept: a card needs a name. Enter the one that is printed.</source>
        <translation>Non salvato: una carta deve avere un nome. Inserisci quello stampato.</translation>
    </message>
    <message>
        <source>Not kept: an ability needs a name. Enter the one that is printed, or clear its text.</source>
        <translation>Non salvato: un’abilità deve avere un nome. Inserisci quello stampato, o cancella il suo testo.</translation>
    </message>
    <message>
        <source>Not kept: another card of this deck has that name. Enter another name, or raise how many of that card there are.</source>
        <translation>Non salvato: un’altra carta di questo mazzo ha già quel nome. Inserisci un altro nome, o aumenta il numero di copie di quella carta.</translation>
    </message>
    <message>
        <source>Not kept: no card has such a number. Enter one from 0 to 99.</source>
        <translation>Non salvato: nessuna carta ha un numero simile. Inseriscine uno da 0 a 99.</translation>
    </message>
</context>
<context>
    <name>CampaignCommand</name>
    <message>
        <source>Nothing was played yet</source>
        <translation>Non si è ancora giocato</translation>
    </message>
    <message>
        <source>Begun on %1</source>
        <translation>Cominciata il %1</translation>
    </message>
    <message>
        <source>Played from %1 to %2</source>
        <comment>times</comment>
        <translation>Giocata dal %1 al %2</translation>
    </message>
    <message>
        <source>Session %1: %2, %3</source>
        <comment>number, name, game</comment>
        <translation>Sessione %1: %2, %3</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>Risultato: %1</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Sigillata</translation>
    </message>
    <message>
        <source>Not sealed</source>
        <translation>Non sigillata</translation>
    </message>
    <message>
        <source>The file has no session.</source>
        <translation>Il file non ha sessioni.</translation>
    </message>
    <message>
        <source>Round %1, step %2</source>
        <translation>Round %1, passo %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Passo %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Missione</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Session %1: %2</source>
        <comment>a number, why it cannot be read</comment>
        <translation>Sessione %1: %2</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nessuna corrispondenza.</translation>
    </message>
    <message>
        <source>%1, sessions: %2</source>
        <translation>%1, sessioni: %2</translation>
    </message>
    <message>
        <source>A session without a result counts with what everybody knows of it so far.</source>
        <translation>Una sessione senza risultato conta per quanto tutti ne sanno finora.</translation>
    </message>
    <message>
        <source>The file has no session %1.</source>
        <translation>Il file non ha una sessione %1.</translation>
    </message>
    <message>
        <source>How did terror grow?</source>
        <translation>Come è cresciuto il Terrore?</translation>
    </message>
    <message>
        <source>No round has begun.</source>
        <translation>Nessun round è cominciato.</translation>
    </message>
    <message>
        <source>A player came to %1 terror at the most.</source>
        <translation>Un giocatore è arrivato al massimo a %1 Terrore.</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sessione</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>How did the fights go?</source>
        <translation>Come sono andati i combattimenti?</translation>
    </message>
    <message>
        <source>No round was fought against the resistance.</source>
        <translation>Non si è combattuto nessun round contro la Resistenza.</translation>
    </message>
    <message>
        <source>Players won %1 of %2 rounds against the resistance, and %3 are due on average. %4</source>
        <comment>the last is a sentence</comment>
        <translation>I giocatori hanno vinto %1 round su %2 contro la Resistenza, e in media ne spettano %3. %4</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinti</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persi</translation>
    </message>
    <message>
        <source>Due to win</source>
        <translation>Vittorie attese</translation>
    </message>
    <message>
        <source>How likely</source>
        <translation>Quanto è probabile</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Overseer</source>
        <translation>Sorvegliante</translation>
    </message>
    <message>
        <source>How did the dice fall?</source>
        <translation>Come sono usciti i dadi?</translation>
    </message>
    <message>
        <source>No dice were thrown.</source>
        <translation>Non si è tirato nessun dado.</translation>
    </message>
    <message>
        <source>Hits: %1 with %2 dice, and %3 are due on average. %4</source>
        <comment>the last is a sentence</comment>
        <translation>Colpi: %1 con %2 dadi, e in media ne spettano %3. %4</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Tiri</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Colpi</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Attesi</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Neri</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rossi</translation>
    </message>
    <message>
        <source>How much adrenaline came in each round?</source>
        <translation>Quanta Adrenalina è arrivata in ogni round?</translation>
    </message>
    <message>
        <source>Commandos</source>
        <translation>Commando</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Riserva</translation>
    </message>
    <message>
        <source>Dashboard</source>
        <translation>Pannello di Controllo</translation>
    </message>
    <message>
        <source>Adrenaline in all: %1 to commandos, %2 to the pool, %3 to the dashboard.</source>
        <translation>Adrenalina in tutto: %1 ai commando, %2 alla Riserva, %3 al Pannello di Controllo.</translation>
    </message>
    <message>
        <source>Who was wounded when?</source>
        <translation>Chi è stato ferito, e quando?</translation>
    </message>
    <message>
        <source>Overseer’s figures</source>
        <translation>Miniature del Sorvegliante</translation>
    </message>
    <message>
        <source>Wounds in all: commandos %1, the overseer’s figures %2.</source>
        <translation>Ferite in tutto: commando %1, miniature del Sorvegliante %2.</translation>
    </message>
    <message>
        <source>How often were agents seen?</source>
        <translation>Quante volte gli agenti sono stati visti?</translation>
    </message>
    <message>
        <source>No turn has begun.</source>
        <translation>Nessun turno è cominciato.</translation>
    </message>
    <message>
        <source>Turns: %1. Of %2 moves %3 ended in sight, and %4 were last seen. Found by hunters: %5.</source>
        <translation>Turni: %1. Su %2 movimenti %3 sono finiti in vista e %4 sono stati visti per l’ultima volta. Trovati dai cacciatori: %5.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimenti</translation>
    </message>
    <message>
        <source>In sight</source>
        <translation>In vista</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Visti l’ultima volta</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trovati</translation>
    </message>
    <message>
        <source>How often did attacks hit?</source>
        <translation>Quante volte gli attacchi hanno colpito?</translation>
    </message>
    <message>
        <source>No hunter has attacked.</source>
        <translation>Nessun cacciatore ha attaccato.</translation>
    </message>
    <message>
        <source>%1 of %2 attacks hit. %3</source>
        <comment>the last is a sentence</comment>
        <translation>Attacchi a segno: %1 su %2. %3</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>Cacciatore</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attacchi</translation>
    </message>
    <message>
        <source>With one die</source>
        <translation>Con un dado</translation>
    </message>
    <message>
        <source>Due of these</source>
        <translation>Attesi di questi</translation>
    </message>
    <message>
        <source>%1 – the players decided: %2</source>
        <translation>%1 – decisione dei giocatori: %2</translation>
    </message>
    <message>
        <source>Too few rolls to say.</source>
        <translation>Troppo pochi tiri per dirlo.</translation>
    </message>
    <message>
        <source>As expected.</source>
        <translation>Come previsto.</translation>
    </message>
    <message>
        <source>A little more than is due: so many or more come 1 time in %1.</source>
        <translation>Un po’ più del dovuto: così tanti o di più escono 1 volta su %1.</translation>
    </message>
    <message>
        <source>A little less than is due: so few or fewer come 1 time in %1.</source>
        <translation>Un po’ meno del dovuto: così pochi o di meno escono 1 volta su %1.</translation>
    </message>
    <message>
        <source>That is rare: so many or more come 1 time in %1.</source>
        <translation>È raro: così tanti o di più escono 1 volta su %1.</translation>
    </message>
    <message>
        <source>That is rare: so few or fewer come 1 time in %1.</source>
        <translation>È raro: così pochi o di meno escono 1 volta su %1.</translation>
    </message>
    <message>
        <source>too few to say</source>
        <translation>troppo pochi per dirlo</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>come previsto</translation>
    </message>
    <message>
        <source>a little more</source>
        <translation>un po’ di più</translation>
    </message>
    <message>
        <source>a little less</source>
        <translation>un po’ di meno</translation>
    </message>
    <message>
        <source>rare: so many</source>
        <translation>raro: così tanti</translation>
    </message>
    <message>
        <source>rare: so few</source>
        <translation>raro: così pochi</translation>
    </message>
    <message>
        <source>Of five people, one stands out on most evenings.</source>
        <translation>Su cinque persone, quasi ogni sera una spicca.</translation>
    </message>
    <message>
        <source>Session %1 is not counted: %2</source>
        <comment>a number, why</comment>
        <translation>La sessione %1 non è contata: %2</translation>
    </message>
</context>
<context>
    <name>CampaignReport</name>
    <message>
        <source>Report</source>
        <translation>Resoconto</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <comment>a game</comment>
        <translation>Cifre: %1</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Prima del primo round</translation>
    </message>
    <message>
        <source>The file has no session.</source>
        <translation>Il file non ha sessioni.</translation>
    </message>
</context>
<context>
    <name>CampaignRescue</name>
    <message>
        <source>%1 (rescued)</source>
        <comment>the name of a file</comment>
        <translation>%1 (recuperato)</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Up to %1 steps in this move.</source>
        <translation>Fino a %1 passi in questo movimento.</translation>
    </message>
    <message>
        <source>Until your next turn hunters see you only from %1 spaces away or nearer.</source>
        <translation>Fino al tuo prossimo turno i cacciatori ti vedono solo da %1 spazi o meno.</translation>
    </message>
    <message>
        <source>Put its token up to %1 spaces away: hunters who see the token are blind until their turn.</source>
        <translation>Metti il gettone fino a %1 spazi di distanza: i cacciatori che lo vedono sono accecati fino al loro turno.</translation>
    </message>
    <message>
        <source>Put its token up to %1 spaces away: nobody sees into or through the smoke around it until the end of your next turn. You can walk through it.</source>
        <translation>Metti il gettone fino a %1 spazi di distanza: nessuno vede dentro o attraverso il fumo attorno fino alla fine del tuo prossimo turno. Ci si può camminare.</translation>
    </message>
    <message>
        <source>Show a false position, up to %1 spaces away from you.</source>
        <translation>Mostra una posizione falsa, fino a %1 spazi da te.</translation>
    </message>
    <message>
        <source>Stuns every hunter up to %1 spaces away; your position becomes public.</source>
        <translation>Stordisce ogni cacciatore fino a %1 spazi di distanza; la tua posizione diventa pubblica.</translation>
    </message>
    <message>
        <source>Aim at a hunter on foot who could see you and roll a die: the hunter is stunned if the result is at least the number of steps between you.</source>
        <translation>Mira a un cacciatore a piedi che potrebbe vederti e tira un dado: è stordito se il risultato è almeno il numero di passi tra voi.</translation>
    </message>
    <message>
        <source>It is announced to everybody.</source>
        <translation>Si annuncia a tutti.</translation>
    </message>
    <message>
        <source>It is not announced.</source>
        <translation>Non si annuncia.</translation>
    </message>
    <message>
        <source>%1 health, up to %2 steps.</source>
        <comment>two numbers</comment>
        <translation>Punti Ferita: %1; passi: fino a %2.</translation>
    </message>
    <message>
        <source>Completes objectives from %1 spaces away.</source>
        <translation>Completa gli obiettivi da %1 spazi di distanza.</translation>
    </message>
    <message>
        <source>Stuns a hunter who ends on your space, and by a roll of %1 or more one who ends beside it.</source>
        <translation>Stordisce un cacciatore che finisce sul tuo spazio, e con un tiro di %1 o più uno che finisce accanto.</translation>
    </message>
    <message>
        <source>Can take %1.</source>
        <comment>a card</comment>
        <translation>Può prendere %1.</translation>
    </message>
    <message>
        <source>Up to %1 steps on foot.</source>
        <translation>Fino a %1 passi a piedi.</translation>
    </message>
    <message>
        <source>Attacks with %1 dice.</source>
        <translation>Attacca con %1 dadi.</translation>
    </message>
    <message>
        <source>In the agent’s turn: a quick shot at an agent whom this hunter spots.</source>
        <translation>Nel turno dell’agente: uno sparo rapido a un agente che questo cacciatore avvista.</translation>
    </message>
    <message>
        <source>After moving: a shot along one straight line, and sight along it alone until the next turn.</source>
        <translation>Dopo il movimento: uno sparo lungo una linea retta; fino al prossimo turno vede soltanto lungo quella linea.</translation>
    </message>
    <message>
        <source>After %1 steps or fewer, agents within %2 spaces say that they are close.</source>
        <comment>two numbers</comment>
        <translation>Dopo %1 passi o meno, gli agenti entro %2 spazi dicono di essere vicini.</translation>
    </message>
    <message>
        <source>Instead of moving: drives the vehicle or uses its sensor from anywhere.</source>
        <translation>Invece di muoversi: guida il veicolo o usa il suo sensore da qualunque posto.</translation>
    </message>
    <message>
        <source>Adds %1 to attacks.</source>
        <translation>Aggiunge %1 agli attacchi.</translation>
    </message>
    <message>
        <source>Learns one turn ahead that an objective will be completed.</source>
        <translation>Sa un turno prima quando verrà completato un obiettivo.</translation>
    </message>
    <message>
        <source>Instead of moving: learns where the agent was %1 turns ago.</source>
        <translation>Invece di muoversi: scopre dov’era l’agente %1 turni fa.</translation>
    </message>
    <message numerus="yes">
        <source>On the agent’s space a roll of %1 or more takes %n health; after %2 steps or more only that space can be attacked.</source>
        <comment>two numbers</comment>
        <translation>
            <numerusform>Nello spazio dell’agente un tiro di %1 o più toglie %n punto ferita; dopo %2 passi o più si può attaccare solo quello spazio.</numerusform>
            <numerusform>Nello spazio dell’agente un tiro di %1 o più toglie %n punti ferita; dopo %2 passi o più si può attaccare solo quello spazio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise it before an attack on you is rolled: attacks have %1 to the roll until your next turn.</source>
        <comment>a signed number</comment>
        <translation>Alzala prima che si tiri un attacco contro di te: gli attacchi hanno %1 al tiro fino al tuo prossimo turno.</translation>
    </message>
    <message>
        <source>Attacks from %1 spaces away or nearer have %2 to the roll.</source>
        <comment>a number, a signed number</comment>
        <translation>Gli attacchi da %1 spazi o meno hanno %2 al tiro.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>check that what a game showed is what it had sealed before</source>
        <translation>controlla che quello che una partita ha mostrato sia quello che aveva sigillato prima</translation>
    </message>
    <message>
        <source>Usage: dossier verify FILE [--session NUMBER] [--root WORDS] | --help</source>
        <translation>Uso: dossier verify FILE [--session NUMERO] [--root PAROLE] | --help</translation>
    </message>
    <message>
        <source>During play every public step of a session seals its secrets: the set-up, moves and hands. What is shown
later is held against its seal. This needs no key.</source>
        <translation>Durante il gioco ogni passo pubblico di una partita sigilla i suoi segreti: la preparazione, le mosse e le mani.
Quello che si mostra più tardi si confronta con il suo sigillo. Non serve alcuna chiave.</translation>
    </message>
    <message>
        <source>one session; otherwise all of the file</source>
        <translation>una sola partita; altrimenti tutte quelle del file</translation>
    </message>
    <message>
        <source>Exit codes: 0 when all that was shown is as sealed, 1 when something is not, 2 for wrong usage, 3 when it
cannot be judged, 66 when the file cannot be read.</source>
        <translation>Codici di uscita: 0 se tutto quello che è stato mostrato è come sigillato, 1 se qualcosa non lo è, 2 per uso errato,
3 se non si può giudicare, 66 se il file non si può leggere.</translation>
    </message>
    <message>
        <source>✓ %1. As sealed in step %2 (%3), shown in step %4.</source>
        <translation>✓ %1. Come sigillato al passo %2 (%3), mostrato al passo %4.</translation>
    </message>
    <message>
        <source>✕ %1. Shown in step %2, but this is not what was sealed.</source>
        <translation>✕ %1. Mostrato al passo %2, ma non è quello che era sigillato.</translation>
    </message>
    <message>
        <source>– %1. Shown in step %2; it was not sealed before.</source>
        <translation>– %1. Mostrato al passo %2; prima non era sigillato.</translation>
    </message>
    <message>
        <source>Nothing is sealed in this session.</source>
        <translation>In questa partita non c’è nulla di sigillato.</translation>
    </message>
    <message>
        <source>Sealed from step %1: %2 of %3 steps.</source>
        <translation>Sigillata dal passo %1: %2 passi su %3.</translation>
    </message>
    <message>
        <source>✕ The seal of step %1 does not follow from the steps before it.</source>
        <translation>✕ Il sigillo del passo %1 non segue da quelli dei passi precedenti.</translation>
    </message>
    <message>
        <source>Its words now: %1</source>
        <translation>Le sue parole ora: %1</translation>
    </message>
    <message>
        <source>Without words that you noted during play, this shows only that the file fits itself.</source>
        <translation>Senza parole annotate durante il gioco, questo mostra solo che il file concorda con sé stesso.</translation>
    </message>
    <message>
        <source>✓ The words are those of step %1 (%2): all that was sealed up to there is bound by them.</source>
        <translation>✓ Le parole sono quelle del passo %1 (%2): vincolano tutto quello che era sigillato fino a lì.</translation>
    </message>
    <message>
        <source>%1 shown: %2 as sealed, %3 not as sealed, %4 not sealed before.</source>
        <translation>Mostrati: %1; come sigillati: %2; non come sigillati: %3; prima non sigillati: %4.</translation>
    </message>
    <message>
        <source>%1, session %2 (%3)</source>
        <translation>%1, partita %2 (%3)</translation>
    </message>
    <message>
        <source>The file has no such session.</source>
        <translation>Il file non ha questa partita.</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>apri la finestra</translation>
    </message>
    <message>
        <source>judge rules without a window: queries on standard input, answers on standard output</source>
        <translation>giudica le regole senza finestra: domande dallo standard input, risposte sullo standard output</translation>
    </message>
    <message>
        <source>show this text; “dossier check --help” tells more</source>
        <translation>mostra questo testo; «dossier check --help» dice di più</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>mostra la versione</translation>
    </message>
    <message>
        <source>Dossier, a companion beside the board</source>
        <translation>Dossier, un compagno al tavolo da gioco</translation>
    </message>
    <message>
        <source>dossier: %1</source>
        <translation>dossier: %1</translation>
    </message>
    <message>
        <source>“dossier --help” lists the options.</source>
        <translation>«dossier --help» elenca le opzioni.</translation>
    </message>
    <message>
        <source>dossier: there is no display to open a window on.</source>
        <translation>dossier: non c’è uno schermo su cui aprire una finestra.</translation>
    </message>
    <message>
        <source>Start Dossier from a desktop session, or on a display of its own: xvfb-run dossier.</source>
        <translation>Avvia Dossier da una sessione grafica, o su uno schermo tutto suo: xvfb-run dossier.</translation>
    </message>
    <message>
        <source>“dossier check” needs no display.</source>
        <translation>«dossier check» non ha bisogno di uno schermo.</translation>
    </message>
    <message>
        <source>what a figure sees of another, and cover</source>
        <translation>che cosa una miniatura vede di un’altra, e la copertura</translation>
    </message>
    <message>
        <source>all the spaces that a figure sees</source>
        <translation>tutti gli spazi che una miniatura vede</translation>
    </message>
    <message>
        <source>the distance between two spaces, and EMI on the way</source>
        <translation>la distanza tra due spazi, e l’EMI sul percorso</translation>
    </message>
    <message>
        <source>the distance between two figures, for auras</source>
        <translation>la distanza tra due miniature, per le aure</translation>
    </message>
    <message>
        <source>where a move may end, and what it costs</source>
        <translation>dove può finire un movimento, e quanto costa</translation>
    </message>
    <message>
        <source>whether a move is legal</source>
        <translation>se un movimento è permesso</translation>
    </message>
    <message>
        <source>whether markers of corrosive gas may be placed like this</source>
        <translation>se i segnalini gas corrosivo si possono piazzare così</translation>
    </message>
    <message>
        <source>the rooms of a map</source>
        <translation>le stanze di una mappa</translation>
    </message>
    <message>
        <source>the odds of a roll</source>
        <translation>le probabilità di un tiro</translation>
    </message>
    <message>
        <source>what each hunter sees</source>
        <translation>che cosa vede ciascun cacciatore</translation>
    </message>
    <message>
        <source>whether the agent’s move is legal, and what it shows</source>
        <translation>se il movimento dell’agente è permesso, e che cosa mostra</translation>
    </message>
    <message>
        <source>what the motion sensor hears</source>
        <translation>che cosa sente il sensore di movimento</translation>
    </message>
    <message>
        <source>whether a hunter may attack, and with what odds</source>
        <translation>se un cacciatore può attaccare, e con quali probabilità</translation>
    </message>
    <message>
        <source>where the agent can be, by all that is public</source>
        <translation>dove può essere l’agente, per tutto quello che è pubblico</translation>
    </message>
    <message>
        <source>Kinds of queries:</source>
        <translation>Tipi di domande:</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Esempio:</translation>
    </message>
    <message>
        <source>Exit codes: 0 at the end of the input, 2 for wrong usage, 74 when reading or writing fails.</source>
        <translation>Codici d’uscita: 0 alla fine dell’input, 2 per un uso sbagliato, 74 quando non si riesce a leggere o a scrivere.</translation>
    </message>
    <message>
        <source>dossier: standard input could not be read.</source>
        <translation>dossier: non è stato possibile leggere lo standard input.</translation>
    </message>
    <message>
        <source>dossier: standard output could not be written.</source>
        <translation>dossier: non è stato possibile scrivere sullo standard output.</translation>
    </message>
    <message>
        <source>play a game without a window: commands on standard input, events on standard output</source>
        <translation>gioca una partita senza finestra: comandi sullo standard input, eventi sullo standard output</translation>
    </message>
    <message>
        <source>keep the game in a campaign file; continue its last session</source>
        <translation>tieni la partita in un file di campagna; continua la sua ultima sessione</translation>
    </message>
    <message>
        <source>the same, whatever the rules say</source>
        <translation>lo stesso, qualunque cosa dicano le regole</translation>
    </message>
    <message>
        <source>back or on; past a reveal with &quot;correction&quot;</source>
        <translation>indietro o avanti; oltre una rivelazione con «correction»</translation>
    </message>
    <message>
        <source>name a position; go to it</source>
        <translation>dai un nome a una posizione; vacci</translation>
    </message>
    <message>
        <source>what happened, as that seat may know it</source>
        <translation>che cosa è successo, come può saperlo quel posto</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opzioni:</translation>
    </message>
    <message>
        <source>Lines:</source>
        <translation>Righe:</translation>
    </message>
    <message>
        <source>Exit codes: 0 at the end of the input, 2 for wrong usage, 66 when the game cannot be opened, 74 when
reading or writing fails.</source>
        <translation>Codici d’uscita: 0 alla fine dell’input, 2 per un uso sbagliato, 66 quando la partita non si apre, 74
quando non si riesce a leggere o a scrivere.</translation>
    </message>
    <message>
        <source>the pack’s mission for a new session; its first without it</source>
        <translation>la missione del pacchetto per una nuova sessione; senza, la prima</translation>
    </message>
    <message>
        <source>the campaign of the session, new when there is none</source>
        <translation>la campagna della sessione, nuova se non c’è</translation>
    </message>
    <message>
        <source>another session than the last, or a new one</source>
        <translation>una sessione diversa dall’ultima, o una nuova</translation>
    </message>
    <message>
        <source>print the file’s campaigns and sessions, and end</source>
        <translation>elenca le campagne e le sessioni del file e termina</translation>
    </message>
    <message>
        <source>the key of the file’s secrets, in place of your own</source>
        <translation>la chiave dei segreti del file, al posto della tua</translation>
    </message>
    <message>
        <source>keep a copy of the file there, once a day</source>
        <translation>conserva lì una copia del file, una al giorno</translation>
    </message>
    <message>
        <source>write a file that a program on another computer held</source>
        <translation>scrivi in un file occupato da un programma di un altro computer</translation>
    </message>
    <message>
        <source>print what commands, events, views and packs are made of, and end</source>
        <translation>stampa di che cosa sono fatti comandi, eventi, viste e pacchetti e termina</translation>
    </message>
    <message>
        <source>date, mission, players, result and notes of the session</source>
        <translation>data, missione, giocatori, esito e note della sessione</translation>
    </message>
    <message>
        <source>the pack to play from; without it, the one that comes with Dossier</source>
        <translation>il pacchetto da cui giocare; senza, quello incluso in Dossier</translation>
    </message>
    <message numerus="yes">
        <source>one file can be opened at a time, and %n were named.</source>
        <translation>
            <numerusform>si può aprire un solo file alla volta, e ne è stato indicato %n.</numerusform>
            <numerusform>si può aprire un solo file alla volta, e ne sono stati indicati %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>dossier FILE</source>
        <translation>dossier FILE</translation>
    </message>
    <message>
        <source>open the window with a map’s or a campaign’s file</source>
        <translation>apri la finestra con il file di una mappa o di una campagna</translation>
    </message>
    <message>
        <source>first import the public facts of the agent from a file (sheet on paper)</source>
        <translation>prima importa da un file i fatti pubblici dell’agente (foglio movimento su carta)</translation>
    </message>
    <message>
        <source>at the end write them to a file, for the hunters to use</source>
        <translation>alla fine scrivili in un file, a uso dei cacciatori</translation>
    </message>
    <message>
        <source>whose facts; the first agent’s without it</source>
        <translation>di chi sono i fatti; senza, del primo agente</translation>
    </message>
    <message>
        <source>dossier: %1 is not a name in UTF-8. Rename the file first.</source>
        <translation>dossier: %1 non è un nome in UTF-8. Prima rinomina il file.</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between names</comment>
        <translation>o</translation>
    </message>
    <message>
        <source>in %1 %2</source>
        <comment>a game, its editions</comment>
        <translation>in %1 %2</translation>
    </message>
    <message>
        <source>%1; without it the file’s game, or %2</source>
        <comment>all games, the usual one</comment>
        <translation>%1; senza, il gioco del file, o %2</translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <comment>a game, its seats</comment>
        <translation>in %1: %2</translation>
    </message>
    <message>
        <source>print a view at the end: %1</source>
        <translation>alla fine stampa una vista: %1</translation>
    </message>
    <message>
        <source>a command of %1; &quot;seat&quot; names another</source>
        <comment>whose</comment>
        <translation>un comando %1; «seat» ne indica un altro</translation>
    </message>
    <message>
        <source>Limits: a line has 1 MiB at the most</source>
        <translation>Limiti: una riga ha al massimo 1 MiB</translation>
    </message>
    <message>
        <source>Answers questions about the rules of %1: one JSON query a line on
standard input, one JSON answer a line on standard output, in the same order. A line that is no query
gets an answer that says what is wrong with it.</source>
        <translation>Risponde a domande sulle regole di %1: una domanda JSON per riga sullo
standard input, una risposta JSON per riga sullo standard output, nello stesso ordine. Una riga che non è
una domanda riceve una risposta che dice che cosa non va.</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between names</comment>
        <translation>e</translation>
    </message>
    <message>
        <source>“dossier check --schema” prints these limits as a JSON Schema.</source>
        <translation>«dossier check --schema» stampa questi limiti come JSON Schema.</translation>
    </message>
    <message>
        <source>Plays %1 by JSON lines: for each its events, or the refusal with its rule.
What is answered is kept: killed at any moment, the game goes on where it was.</source>
        <translation>Gioca %1 per righe JSON: per ognuna gli eventi, o il rifiuto con la regola.
Quello che ha risposta è conservato: interrotta in qualunque momento, la partita continua da dov’era.</translation>
    </message>
    <message>
        <source>Usage: dossier play [--game %1] [--file PATH] [--printing ID] [--pack PATH] [--view SEAT]… [--help]
       dossier play --file PATH [--campaign NAME] [--session NUMBER|new] [--take-over] [--list]</source>
        <translation>Uso: dossier play [--game %1] [--file PATH] [--printing ID] [--pack PATH] [--view SEAT]… [--help]
     dossier play --file PATH [--campaign NAME] [--session NUMBER|new] [--take-over] [--list]</translation>
    </message>
    <message>
        <source>Usage: dossier check [--help | --schema]</source>
        <translation>Uso: dossier check [--help | --schema]</translation>
    </message>
    <message>
        <source>first or revised</source>
        <translation>prima o riveduta (first, revised)</translation>
    </message>
    <message>
        <source>overseer, public, commando:1 to 5, commando:rifleman</source>
        <translation>overseer, public, da commando:1 a 5, commando:rifleman</translation>
    </message>
    <message>
        <source>the overseer’s</source>
        <translation>del Sorvegliante</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Prima edizione</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Seconda edizione</translation>
    </message>
    <message>
        <source>first or second edition</source>
        <translation>prima o seconda edizione (first, second)</translation>
    </message>
    <message>
        <source>agent, public, hunter:gun and so on, traitor</source>
        <translation>agent, public, hunter:gun e così via, traitor</translation>
    </message>
    <message>
        <source>the agent’s</source>
        <translation>dell’agente</translation>
    </message>
    <message>
        <source>in Specter Ops a list of turns, hunters, events,
objectives or road stretches has %1 entries at the most</source>
        <translation>in Specter Ops un elenco di turni, cacciatori, eventi,
obiettivi o tratti di strada ha al massimo %1 voci</translation>
    </message>
    <message>
        <source>how likely a battle is won, and with how many saucers left</source>
        <translation>quanto è probabile vincere una battaglia, e con quanti dischi rimasti</translation>
    </message>
    <message>
        <source>in Conquest of Planet Earth a battle has
12 saucers and 12 resistances at the most</source>
        <translation>in Conquest of Planet Earth una battaglia ha
al massimo 12 dischi e 12 resistenze</translation>
    </message>
    <message>
        <source>The only edition</source>
        <translation>L’unica edizione</translation>
    </message>
    <message>
        <source>the only edition, base</source>
        <translation>l’unica edizione, base</translation>
    </message>
    <message>
        <source>public, all, or a player’s colour: green, blue, red or gold</source>
        <translation>public, all, oppure il colore di un giocatore: green, blue, red o gold</translation>
    </message>
    <message>
        <source>of all players together</source>
        <translation>di tutti i giocatori insieme</translation>
    </message>
    <message>
        <source>what a seat may know; under &quot;due&quot; the commands that can be given, to be filled in</source>
        <translation>quello che un posto può sapere; sotto «due» i comandi che si possono dare, da completare</translation>
    </message>
    <message>
        <source>in Conquest of Planet Earth: what the battle there brings, in figures</source>
        <translation>in Conquest of Planet Earth: che cosa porta la battaglia in quello spazio, in cifre</translation>
    </message>
    <message>
        <source>A key has 24 words.</source>
        <translation>Una chiave ha 24 parole.</translation>
    </message>
    <message>
        <source>One of the words is in no list. Compare them with the paper.</source>
        <translation>Una delle parole non è in nessun elenco. Confrontale con il foglio.</translation>
    </message>
    <message>
        <source>The words could not be read.</source>
        <translation>Non è stato possibile leggere le parole.</translation>
    </message>
    <message>
        <source>The key is in %1.</source>
        <translation>La chiave è in %1.</translation>
    </message>
    <message>
        <source>the 24 words of the key that the secrets of your games are locked with</source>
        <translation>le 24 parole della chiave che protegge i segreti delle tue partite</translation>
    </message>
    <message>
        <source>The secrets of your games are encrypted with a key of this account. Whoever has the file of a game but
not the key reads what everybody at the table knows.</source>
        <translation>I segreti delle tue partite sono cifrati con una chiave di questo account. Chi ha il file di una partita
ma non la chiave legge quello che al tavolo sanno tutti.</translation>
    </message>
    <message>
        <source>print each key as 24 words, to be kept on paper: they open your games on another computer</source>
        <translation>stampa ogni chiave in 24 parole, da tenere su carta: aprono le tue partite su un altro computer</translation>
    </message>
    <message>
        <source>read the 24 words of another computer on standard input and make a key file of them; keys that are there stay</source>
        <translation>legge le 24 parole di un altro computer dallo standard input e ne fa un file della chiave; le chiavi che ci sono restano</translation>
    </message>
    <message>
        <source>✕ The words are of no step of this file.</source>
        <translation>✕ Le parole non sono di nessun passo di questo file.</translation>
    </message>
    <message>
        <source>A seal proves that the record did not change, not that the cardboard agrees.</source>
        <translation>Un sigillo prova che la registrazione non è cambiata, non che il cartone le corrisponda.</translation>
    </message>
    <message>
        <source>the twelve words of a seal that somebody noted during play, in English or Italian, or the text of its code</source>
        <translation>le dodici parole di un sigillo annotate durante la partita, in inglese o in italiano, o il testo del suo codice</translation>
    </message>
    <message>
        <source>the passphrase that unlocks the key, in its first line</source>
        <translation>la frase segreta che sblocca la chiave, nella prima riga</translation>
    </message>
    <message>
        <source>Usage: dossier key [--passphrase-file F] --words | --restore | --set-passphrase | --remove-passphrase | --help</source>
        <translation>Uso: dossier key [--passphrase-file F] --words | --restore | --set-passphrase | --remove-passphrase | --help</translation>
    </message>
    <message>
        <source>read a passphrase on standard input and lock your key with it; the key stays the same</source>
        <translation>legge una frase segreta dall’ingresso standard e con essa blocca la chiave, che resta la stessa</translation>
    </message>
    <message>
        <source>lock your key with none</source>
        <translation>toglie la frase segreta dalla chiave</translation>
    </message>
    <message>
        <source>Exit codes: 0, 1 when the words are no key or the passphrase is wrong, 2 for wrong usage, 74 when reading or writing fails.</source>
        <translation>Codici d’uscita: 0, 1 se le parole non sono una chiave o la frase segreta è sbagliata, 2 per un uso errato, 74 se la lettura o la scrittura non riesce.</translation>
    </message>
    <message>
        <source>The passphrase could not be read.</source>
        <translation>La frase segreta non si è potuta leggere.</translation>
    </message>
    <message>
        <source>The passphrase is empty.</source>
        <translation>La frase segreta è vuota.</translation>
    </message>
    <message>
        <source>The passphrase could not be read from %1.</source>
        <translation>La frase segreta non si è potuta leggere da %1.</translation>
    </message>
    <message>
        <source>This is not the passphrase of your key.</source>
        <translation>Non è la frase segreta della tua chiave.</translation>
    </message>
    <message>
        <source>To open this key takes more memory than there is.</source>
        <translation>Per aprire questa chiave serve più memoria di quella che c’è.</translation>
    </message>
    <message>
        <source>The key file is damaged. Its 24 words make another one.</source>
        <translation>Il file della chiave è danneggiato. Con le sue 24 parole se ne fa un altro.</translation>
    </message>
    <message>
        <source>Your key needs no passphrase any more.</source>
        <translation>La tua chiave non chiede più una frase segreta.</translation>
    </message>
    <message>
        <source>Your key is locked by this passphrase from the next start on. Without it, and without the 24 words, the secrets of your games are lost.</source>
        <translation>Dal prossimo avvio la tua chiave è bloccata da questa frase segreta. Senza di essa e senza le 24 parole i segreti delle tue partite sono perduti.</translation>
    </message>
    <message>
        <source>The key is in %1, and new games use it. The locked key is now in %2: you can delete that file once all your games open.</source>
        <translation>La chiave è in %1, e le nuove partite la usano. La chiave bloccata ora è in %2: puoi eliminare quel file quando tutte le tue partite si aprono.</translation>
    </message>
    <message>
        <source>copy a campaign for the players, without its secrets</source>
        <translation>copia una campagna per i giocatori, senza i suoi segreti</translation>
    </message>
    <message>
        <source>Usage: dossier export --public FILE OUT [--key-file FILE] [--passphrase-file FILE] | --help</source>
        <translation>Uso: dossier export --public FILE USCITA [--key-file FILE] [--passphrase-file FILE] | --help</translation>
    </message>
    <message>
        <source>Exit codes: 0 when OUT is written, 2 for wrong usage, 66 when FILE cannot be read, 74 when OUT cannot be written.</source>
        <translation>Codici d’uscita: 0 quando USCITA è scritto, 2 per uso errato, 66 quando FILE non si può leggere, 74 quando USCITA non si può scrivere.</translation>
    </message>
    <message>
        <source>Writes what everybody knows of the sessions of FILE to a new file OUT: journals, results, seals, and what was
revealed of them. OUT needs no key. It can be read and verified, but not played on.</source>
        <translation>Scrive in un nuovo file USCITA quello che tutti sanno delle partite di FILE: diari, risultati, sigilli e quello che ne
è stato rivelato. USCITA non richiede chiavi. Si può leggere e verificare, ma non continuare a giocare.</translation>
    </message>
    <message>
        <source>A passphrase locks this key file: type it under “Passphrase”.</source>
        <translation>Questo file chiave è bloccato da una frase segreta: scrivila in «Frase segreta».</translation>
    </message>
    <message>
        <source>This is a key file, but not the one of this campaign.</source>
        <translation>È un file chiave, ma non quello di questa campagna.</translation>
    </message>
    <message>
        <source>This is no key file, or it is damaged.</source>
        <translation>Non è un file chiave, oppure è danneggiato.</translation>
    </message>
    <message>
        <source>list, search and count the sessions of a file by what everybody knows of them</source>
        <translation>elenca, cerca e conta le sessioni di un file per quanto tutti ne sanno</translation>
    </message>
    <message>
        <source>Reads what everybody knows of the sessions of FILE. This needs no key and changes nothing; what was taken back
is left out.</source>
        <translation>Legge quello che tutti sanno delle sessioni di FILE. Non serve una chiave e non cambia nulla; quello che è stato
annullato resta fuori.</translation>
    </message>
    <message>
        <source>the sessions: when, who, where they stand, and how they ended</source>
        <translation>le sessioni: quando, chi, a che punto sono e come sono finite</translation>
    </message>
    <message>
        <source>the lines of names, people, results and journals with words that begin like WORDS, all of them</source>
        <translation>le righe di nomi, persone, risultati e diari con parole che cominciano come PAROLE, tutte</translation>
    </message>
    <message>
        <source>dice against their chances, and more, by game</source>
        <translation>i dadi a confronto con le loro probabilità, e altro, per gioco</translation>
    </message>
    <message>
        <source>print JSON for other programs</source>
        <translation>stampa JSON per altri programmi</translation>
    </message>
    <message>
        <source>Exit codes: 0, 1 when a search finds nothing, 2 for wrong usage, 66 when the file or one of its sessions
cannot be read, 74 when writing fails.</source>
        <translation>Codici d’uscita: 0, 1 quando una ricerca non trova nulla, 2 per uso errato, 66 quando il file o una delle sue
sessioni non si può leggere, 74 quando la scrittura non riesce.</translation>
    </message>
    <message>
        <source>Usage: dossier campaign list FILE [--json]
       dossier campaign search FILE WORDS… [--json]
       dossier campaign stats FILE [--session NUMBER] [--json]
       dossier campaign report FILE [--session NUMBER] [--html]
       dossier campaign --help</source>
        <translation>Uso: dossier campaign list FILE [--json]
     dossier campaign search FILE PAROLE… [--json]
     dossier campaign stats FILE [--session NUMERO] [--json]
     dossier campaign report FILE [--session NUMERO] [--html]
     dossier campaign --help</translation>
    </message>
    <message>
        <source>all of that as a text to keep, in Markdown or HTML; of one session with its journal</source>
        <translation>tutto questo come testo da conservare, in Markdown o HTML; di una sola sessione con il suo diario</translation>
    </message>
    <message>
        <source>All are words of the list, but one is another word or stands elsewhere.</source>
        <translation>Sono tutte parole dell’elenco, ma una è diversa o sta in un altro posto.</translation>
    </message>
</context>
<context>
    <name>CommandWording</name>
    <message>
        <source>%1 · %2</source>
        <comment>an action, its cost</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Comincia la partita</translation>
    </message>
    <message>
        <source>Advance the timers to %1</source>
        <translation>Porta i Timer a %1</translation>
    </message>
    <message>
        <source>Transfer %1 to the pool</source>
        <translation>Trasferisci %1 alla Riserva</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a commando, a stance</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>End the activation</source>
        <translation>Termina l’attivazione</translation>
    </message>
    <message>
        <source>End turn → %1</source>
        <translation>Termina il turno → %1</translation>
    </message>
    <message>
        <source>End turn → overseer</source>
        <translation>Termina il turno → Sorvegliante</translation>
    </message>
    <message>
        <source>Refresh the wells: %1 to the bank</source>
        <translation>Ripristina i Pozzi: %1 alla banca</translation>
    </message>
    <message>
        <source>Activations done</source>
        <translation>Attivazioni finite</translation>
    </message>
    <message>
        <source>Discard %1 and end the round</source>
        <translation>Scarta %1 e termina il round</translation>
    </message>
    <message>
        <source>End round %1</source>
        <translation>Termina il round %1</translation>
    </message>
    <message>
        <source>Move twice</source>
        <extracomment>an action on a button, with its cost</extracomment>
        <translation>Muovi due volte</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Muovi</translation>
    </message>
    <message>
        <source>Overseer opens the door</source>
        <translation>Il Sorvegliante apre la porta</translation>
    </message>
    <message>
        <source>Hand over %1</source>
        <translation>Cedi %1</translation>
    </message>
    <message>
        <source>Use · %1</source>
        <comment>an ability, its cost</comment>
        <translation>Usa · %1</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usa</translation>
    </message>
    <message>
        <source>Activate to fight</source>
        <translation>Attiva per combattere</translation>
    </message>
    <message>
        <source>Activate to move</source>
        <translation>Attiva per muovere</translation>
    </message>
    <message>
        <source>Attack: %1</source>
        <comment>with a weapon</comment>
        <translation>Attacca: %1</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Tira %1</translation>
    </message>
    <message>
        <source>Roll the attack</source>
        <translation>Tira per l’attacco</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n hit(s)</source>
        <translation>
            <numerusform>Applica %n colpo</numerusform>
            <numerusform>Applica %n colpi</numerusform>
        </translation>
    </message>
    <message>
        <source>Place: %1</source>
        <translation>Piazza: %1</translation>
    </message>
    <message>
        <source>Reach the Crisis Point</source>
        <translation>Attiva il Punto di Crisi</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Termina la partita</translation>
    </message>
    <message>
        <source>The commandos win</source>
        <translation>Vincono i commando</translation>
    </message>
    <message>
        <source>The overseer wins</source>
        <translation>Vince il Sorvegliante</translation>
    </message>
    <message>
        <source>Knock back to %1</source>
        <translation>Respingi in %1</translation>
    </message>
    <message>
        <source>Leave where it is</source>
        <translation>Lascia dov’è</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>%1 from the sheets, and %2 from the bank to the mission’s minimum</source>
        <translation>%1 dalle schede e %2 dalla banca fino al minimo della missione</translation>
    </message>
    <message>
        <source>Opened by the overseer or an event, without the roll on its marker</source>
        <translation>Aperta dal Sorvegliante o da un evento, senza il tiro del segnalino</translation>
    </message>
    <message>
        <source>Ready %1</source>
        <translation>Impugna %1</translation>
    </message>
    <message>
        <source>Ready the sheet’s weapon</source>
        <translation>Impugna l’arma della scheda</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Speed %1 · ranged defense %2 · melee defense %3 · max adrenaline %4</source>
        <translation>Velocità %1 · difesa a distanza %2 · difesa in mischia %3 · Adrenalina massima %4</translation>
    </message>
    <message>
        <source>Initiative: %1</source>
        <translation>Iniziativa: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <comment>an event of the mission</comment>
        <translation>Fatto: %1</translation>
    </message>
    <message>
        <source>Continue moving</source>
        <translation>Continua il movimento</translation>
    </message>
    <message>
        <source>No reroll</source>
        <translation>Nessun rilancio</translation>
    </message>
    <message>
        <source>Turn the passage over</source>
        <translation>Gira il passaggio</translation>
    </message>
    <message>
        <source>Roll for the explosion</source>
        <translation>Tira per l’esplosione</translation>
    </message>
    <message>
        <source>Attack %1: %2</source>
        <comment>a marker, with a weapon</comment>
        <translation>Attacca %1: %2</translation>
    </message>
    <message>
        <source>End the move here</source>
        <translation>Termina qui il movimento</translation>
    </message>
    <message>
        <source>Leave the map by the passage</source>
        <translation>Lascia la mappa dal passaggio</translation>
    </message>
    <message>
        <source>Planned event: %1</source>
        <translation>Evento pianificato: %1</translation>
    </message>
    <message>
        <source>Happens now and is announced to everybody</source>
        <translation>Avviene ora e si annuncia a tutti</translation>
    </message>
    <message>
        <source>Move close to %1</source>
        <translation>Muovi vicino a %1</translation>
    </message>
    <message>
        <source>Done placing</source>
        <translation>Finito di piazzare</translation>
    </message>
    <message>
        <source>Boost: one more die</source>
        <translation>Potenzia: un dado in più</translation>
    </message>
    <message>
        <source>%1 assists: one more die</source>
        <translation>%1 assiste: un dado in più</translation>
    </message>
    <message>
        <source>On to the activations</source>
        <translation>Passa alle attivazioni</translation>
    </message>
    <message>
        <source>End the activation of %1</source>
        <translation>Termina l’attivazione di %1</translation>
    </message>
    <message>
        <source>Not an action: who uses the downed card can use it, too</source>
        <translation>Non è un’azione: può usarla anche chi ha la carta Abbattuto</translation>
    </message>
    <message>
        <source>Begin the turn of {role}</source>
        <translation>Comincia il turno: {role}</translation>
    </message>
    <message>
        <source>Roll for the hazard of {who}</source>
        <translation>Tira per il rischio di {who}</translation>
    </message>
    <message>
        <source>Place: {marker}</source>
        <translation>Piazza: {marker}</translation>
    </message>
    <message>
        <source>Remove: {marker}</source>
        <comment>a marker</comment>
        <translation>Togli: {marker}</translation>
    </message>
    <message>
        <source>The room card is empty</source>
        <translation>La carta stanza è vuota</translation>
    </message>
    <message>
        <source>Resolve: %1</source>
        <comment>a room card</comment>
        <translation>Risolvi: %1</translation>
    </message>
    <message>
        <source>Turn the tile over: %1</source>
        <comment>a room card</comment>
        <translation>Gira la tessera: %1</translation>
    </message>
    <message>
        <source>Leave the tile: %1</source>
        <comment>a room card</comment>
        <translation>Lascia la tessera: %1</translation>
    </message>
    <message>
        <source>%1 assists: yet another die</source>
        <translation>%1 assiste: ancora un dado in più</translation>
    </message>
    <message>
        <source>%1, and move %2 aside</source>
        <comment>place an enemy, whom</comment>
        <translation>%1 e sposta %2</translation>
    </message>
    <message numerus="yes">
        <source>Close to %1: +%n adrenaline.</source>
        <comment>a figure that slows moves</comment>
        <translation>
            <numerusform>Vicino a %1: +%n Adrenalina.</numerusform>
            <numerusform>Vicino a %1: +%n Adrenalina.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dossier takes the adrenaline for the card; what the card says is done at the table</source>
        <translation>Dossier segna l’Adrenalina della carta; l’effetto scritto sulla carta si applica al tavolo</translation>
    </message>
    <message numerus="yes">
        <source>Brings up to %n figure(s) from the reserves: %1.</source>
        <comment>kinds of figures</comment>
        <translation>
            <numerusform>Porta dalle riserve sulla mappa fino a %n miniatura: %1.</numerusform>
            <numerusform>Porta dalle riserve sulla mappa fino a %n miniature: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Places up to %1 × %2.</source>
        <comment>how many, a kind of marker</comment>
        <translation>Piazza fino a %1 × %2.</translation>
    </message>
    <message>
        <source>The active enemy moves up to %1 times its Speed.</source>
        <translation>Il nemico attivo muove fino a %1 volte la sua Velocità.</translation>
    </message>
    <message>
        <source>The pack does not say what it does: read it on its dashboard tile.</source>
        <translation>Il pacchetto non dice che cosa fa: leggilo sulla sua tessera del Pannello di Controllo.</translation>
    </message>
    <message>
        <source>Only before enemies are activated.</source>
        <translation>Solo prima di attivare i nemici.</translation>
    </message>
    <message>
        <source>Only while enemies are activated.</source>
        <translation>Solo mentre si attivano i nemici.</translation>
    </message>
    <message>
        <source>Ready: %1 adrenaline into its well.</source>
        <translation>Pronta: %1 Adrenalina nel suo Pozzo.</translation>
    </message>
    <message>
        <source>Committed: %1 adrenaline to the bank.</source>
        <translation>Impegnata: %1 Adrenalina alla banca.</translation>
    </message>
    <message>
        <source>Not again before its well is empty.</source>
        <translation>Di nuovo solo quando il suo Pozzo è vuoto.</translation>
    </message>
</context>
<context>
    <name>ConquestBlank</name>
    <message>
        <source>Race</source>
        <translation>Razza</translation>
    </message>
    <message>
        <source>Drawn and played immediately, if any</source>
        <translation>Pescate da giocare subito, se ce ne sono</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>Dado %1</translation>
    </message>
    <message>
        <source>Aliens</source>
        <translation>Alieni</translation>
    </message>
    <message>
        <source>Several names have “%1”: choose one of the list.</source>
        <comment>a part of a name</comment>
        <translation>Più nomi contengono «%1»: scegline uno dall’elenco.</translation>
    </message>
    <message>
        <source>“%1” is not in the list. Choose a name of the list, or empty the field to draw.</source>
        <comment>a card</comment>
        <translation>«%1» non è nell’elenco. Scegli un nome dell’elenco, oppure svuota il campo per pescare.</translation>
    </message>
    <message>
        <source>“%1” is not in the list. Choose a name of the list.</source>
        <comment>a card</comment>
        <translation>«%1» non è nell’elenco. Scegli un nome dell’elenco.</translation>
    </message>
</context>
<context>
    <name>ConquestDue</name>
    <message>
        <source>%1: the spaces touch</source>
        <comment>a move</comment>
        <translation>%1: gli spazi si toccano</translation>
    </message>
    <message numerus="yes">
        <source>Place %n token(s) as shown</source>
        <translation>
            <numerusform>Piazza %n segnalino come indicato</numerusform>
            <numerusform>Piazza %n segnalini come indicato</numerusform>
        </translation>
    </message>
    <message>
        <source>The dashed tokens come to the board, and what they push goes where the arrows say</source>
        <translation>I segnalini tratteggiati entrano sulla plancia, e quelli spinti vanno dove dicono le frecce</translation>
    </message>
    <message>
        <source>Choose command tokens in secret</source>
        <translation>Scegli in segreto i segnalini Comando</translation>
    </message>
    <message>
        <source>Dossier covers the screen between the players</source>
        <translation>Dossier copre lo schermo tra un giocatore e l’altro</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation>Passa il computer: %1</translation>
    </message>
    <message>
        <source>This player’s cards are secret: Dossier covers the screen first</source>
        <translation>Le carte di questo giocatore sono segrete: prima Dossier copre lo schermo</translation>
    </message>
    <message>
        <source>Roll for the new tokens</source>
        <translation>Tira per i nuovi segnalini</translation>
    </message>
    <message numerus="yes">
        <source>Move %n token(s) as shown</source>
        <translation>
            <numerusform>Muovi %n segnalino come indicato</numerusform>
            <numerusform>Muovi %n segnalini come indicato</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens go where the arrows say; a token that rolled its own space stays</source>
        <translation>I segnalini vanno dove dicono le frecce; chi ha tirato il proprio spazio resta</translation>
    </message>
    <message numerus="yes">
        <source>Roll for %n token(s) that move</source>
        <translation>
            <numerusform>Tira per %n segnalino che si muove</numerusform>
            <numerusform>Tira per %n segnalini che si muovono</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to free; move the marker to %1</source>
        <comment>a number of the track</comment>
        <translation>Niente da liberare; segnalino a %1</translation>
    </message>
    <message>
        <source>Choose the token that is pushed</source>
        <translation>Scegli il segnalino che viene spinto</translation>
    </message>
    <message>
        <source>Choose the alien that is lost</source>
        <translation>Scegli l’Alieno perso</translation>
    </message>
    <message>
        <source>The dice are rolled; choose in the form</source>
        <translation>I dadi sono tirati; scegli nel riquadro</translation>
    </message>
    <message>
        <source>Enter these tokens</source>
        <translation>Inserisci questi segnalini</translation>
    </message>
    <message>
        <source>All tokens are turned over, and the action points are known</source>
        <translation>Tutti i segnalini si scoprono, e si sanno i Punti Azione</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Mostra il risultato</translation>
    </message>
    <message>
        <source>Who has won, the standings, and another game</source>
        <translation>Chi ha vinto, la classifica e un’altra partita</translation>
    </message>
    <message>
        <source>Its effect is due; beside the board it can also be left aside</source>
        <translation>Il suo effetto è da applicare; accanto alla plancia si può anche lasciare</translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) left</source>
        <translation>
            <numerusform>Resta %n Punto Azione</numerusform>
            <numerusform>Restano %n Punti Azione</numerusform>
        </translation>
    </message>
    <message>
        <source>Points are spent on the board; beside it the phase can be ended without them</source>
        <translation>I punti si spendono sulla plancia; accanto si può terminare la fase senza usarli</translation>
    </message>
    <message>
        <source>Enter the dice</source>
        <translation>Inserisci i dadi</translation>
    </message>
    <message>
        <source>You roll at the table: type the faces, or press them beside the board</source>
        <translation>Tirate al tavolo: scrivi le facce, o premile accanto alla plancia</translation>
    </message>
</context>
<context>
    <name>ConquestEvents</name>
    <message>
        <source>The players choose the table’s options</source>
        <translation>I giocatori scelgono le opzioni del tavolo</translation>
    </message>
    <message>
        <source>The players enter the brutal side of the resistance sheet</source>
        <translation>I giocatori inseriscono il lato brutale della scheda Resistenza</translation>
    </message>
    <message>
        <source>The players enter the standard side of the resistance sheet</source>
        <translation>I giocatori inseriscono il lato standard della scheda Resistenza</translation>
    </message>
    <message>
        <source>%1 and %2 are adjacent</source>
        <comment>two spaces</comment>
        <translation>%1 e %2 sono adiacenti</translation>
    </message>
    <message>
        <source>%1 and %2 are not adjacent</source>
        <comment>two spaces</comment>
        <translation>%1 e %2 non sono adiacenti</translation>
    </message>
    <message>
        <source>%1: roll %2, cancelled</source>
        <comment>who cancels what, a die</comment>
        <translation>%1: tiro di %2, carta annullata</translation>
    </message>
    <message>
        <source>%1: roll %2, not cancelled</source>
        <comment>who cancels what, a die</comment>
        <translation>%1: tiro di %2, carta non annullata</translation>
    </message>
    <message>
        <source>Somebody cancels the winning card: the game goes on</source>
        <translation>Qualcuno annulla la carta vincente: la partita continua</translation>
    </message>
    <message>
        <source>Decided in secret</source>
        <translation>Deciso in segreto</translation>
    </message>
    <message>
        <source>The players enter the values of {printed}</source>
        <comment>a card</comment>
        <translation>I giocatori inseriscono i valori di {printed}</translation>
    </message>
    <message>
        <source>{player} plays {race}</source>
        <comment>a player, a race</comment>
        <translation>{player} gioca {race}</translation>
    </message>
    <message>
        <source>Tokens placed: {section}</source>
        <comment>a section</comment>
        <translation>Segnalini piazzati: {section}</translation>
    </message>
    <message>
        <source>Round {round} begins</source>
        <translation>Comincia il round {round}</translation>
    </message>
    <message>
        <source>{player} takes back all command tokens</source>
        <translation>{player} riprende tutti i segnalini Comando</translation>
    </message>
    <message>
        <source>{player} chooses command token {token}</source>
        <comment>a player, a token</comment>
        <translation>{player} sceglie il segnalino Comando {token}</translation>
    </message>
    <message>
        <source>{player} has chosen a command token</source>
        <translation>{player} ha scelto un segnalino Comando</translation>
    </message>
    <message>
        <source>Command tokens: {tokens}</source>
        <comment>players with a token each</comment>
        <translation>Segnalini Comando: {tokens}</translation>
    </message>
    <message>
        <source>{player} rolls a 1 and may roll again</source>
        <translation>{player} tira 1 e può ritirare</translation>
    </message>
    <message>
        <source>{player} rolls {face} for action points</source>
        <comment>a player, a number</comment>
        <translation>{player} tira {face} per i Punti Azione</translation>
    </message>
    <message>
        <source>Tied for the first turn: {players}</source>
        <comment>players</comment>
        <translation>In parità per il primo turno: {players}</translation>
    </message>
    <message>
        <source>Rolled for the first turn: {faces}</source>
        <comment>players with a die each</comment>
        <translation>Tiro per il primo turno: {faces}</translation>
    </message>
    <message>
        <source>{player} goes first</source>
        <translation>{player} è il primo giocatore</translation>
    </message>
    <message>
        <source>{player}’s turn begins</source>
        <translation>Comincia il turno di {player}</translation>
    </message>
    <message>
        <source>{phase} begins</source>
        <comment>a phase</comment>
        <translation>Comincia la {phase}</translation>
    </message>
    <message>
        <source>{player}’s turn ends</source>
        <translation>Finisce il turno di {player}</translation>
    </message>
    <message>
        <source>{player} draws {cards}</source>
        <comment>a player, cards</comment>
        <translation>{player} pesca {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n event(s)</source>
        <comment>a player, how many</comment>
        <translation>
            <numerusform>{player} pesca %n carta Evento</numerusform>
            <numerusform>{player} pesca %n carte Evento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n event(s); played immediately: {immediate}</source>
        <comment>a player, how many, cards</comment>
        <translation>
            <numerusform>{player} pesca %n carta Evento; da giocare subito: {immediate}</numerusform>
            <numerusform>{player} pesca %n carte Evento; da giocare subito: {immediate}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} plays {card}</source>
        <comment>a player, a card</comment>
        <translation>{player} gioca {card}</translation>
    </message>
    <message>
        <source>{player} shows the hand: {cards}</source>
        <comment>a player, cards</comment>
        <translation>{player} mostra la mano: {cards}</translation>
    </message>
    <message>
        <source>{player} uses {ability}</source>
        <comment>a player, an ability</comment>
        <translation>{player} usa {ability}</translation>
    </message>
    <message>
        <source>{by} takes effect</source>
        <comment>a card</comment>
        <translation>{by} ha effetto</translation>
    </message>
    <message>
        <source>{player} cancels {card} with {by}</source>
        <comment>a player, two cards</comment>
        <translation>{player} annulla {card} con {by}</translation>
    </message>
    <message>
        <source>The discards are shuffled in again: {deck}</source>
        <comment>a deck</comment>
        <translation>Gli scarti sono rimescolati nel mazzo: {deck}</translation>
    </message>
    <message>
        <source>{by} fights {enemy}’s aliens in {at}</source>
        <comment>two players, a space</comment>
        <translation>{by} combatte gli Alieni di {enemy} in {at}</translation>
    </message>
    <message>
        <source>{by} has to fight at once in {at}</source>
        <comment>a player, a space</comment>
        <translation>{by} deve combattere subito in {at}</translation>
    </message>
    <message>
        <source>{by} begins a battle in {at}</source>
        <comment>a player, a space</comment>
        <translation>{by} comincia una battaglia in {at}</translation>
    </message>
    <message>
        <source>Fight against a token: %1</source>
        <translation>Combattimento contro un segnalino: %1</translation>
    </message>
    <message>
        <source>Fight against resistance cards</source>
        <translation>Combattimento contro carte Resistenza</translation>
    </message>
    <message>
        <source>Aliens fight aliens</source>
        <translation>Alieni contro Alieni</translation>
    </message>
    <message>
        <source>Hero turned up: %1, %2</source>
        <comment>a card, a signed number</comment>
        <translation>Eroe scoperto: %1, %2</translation>
    </message>
    <message>
        <source>Turned up: %1, strength %2</source>
        <comment>a card, a number</comment>
        <translation>Carta scoperta: %1, Forza %2</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <comment>a card</comment>
        <translation>Carta scoperta: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an alien, its die</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Barrage in %1: %2</source>
        <comment>a space, aliens with their dice</comment>
        <translation>Sbarramento in %1: %2</translation>
    </message>
    <message>
        <source>no alien there</source>
        <translation>nessun Alieno</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <comment>dice of both sides</comment>
        <translation>Dadi: %1</translation>
    </message>
    <message>
        <source>%1 changes the dice: %2</source>
        <comment>a card, dice of both sides</comment>
        <translation>%1 cambia i dadi: %2</translation>
    </message>
    <message>
        <source>Next: {stage}</source>
        <comment>what a battle waits for</comment>
        <translation>Ora: {stage}</translation>
    </message>
    <message>
        <source>This resistance is beaten</source>
        <translation>Questa Resistenza è sconfitta</translation>
    </message>
    <message>
        <source>{player} stays and fights on</source>
        <translation>{player} resta e continua a combattere</translation>
    </message>
    <message>
        <source>The battle is won</source>
        <translation>La battaglia è vinta</translation>
    </message>
    <message>
        <source>The battle is lost</source>
        <translation>La battaglia è persa</translation>
    </message>
    <message>
        <source>{player} steals {at} from {from}</source>
        <comment>two players, a space</comment>
        <translation>{player} ruba {at} a {from}</translation>
    </message>
    <message>
        <source>Resistance phase, step %1: %2</source>
        <comment>a number, a name</comment>
        <translation>Fase della Resistenza, passo %1: %2</translation>
    </message>
    <message>
        <source>Resistance event: {card}</source>
        <comment>a card</comment>
        <translation>Evento Resistenza: {card}</translation>
    </message>
    <message>
        <source>Technology dice: %1</source>
        <translation>Dadi della Tecnologia: %1</translation>
    </message>
    <message>
        <source>The humans get {card}</source>
        <comment>a card</comment>
        <translation>Gli umani ottengono {card}</translation>
    </message>
    <message>
        <source>%1 comes and attacks: %2</source>
        <comment>a token, spaces</comment>
        <translation>%1: arrivo e attacco in %2</translation>
    </message>
    <message>
        <source>%1, dice %2: %3</source>
        <comment>a space, dice of both sides, what they came to</comment>
        <translation>%1, dadi %2: %3</translation>
    </message>
    <message>
        <source>The superhero’s token goes back to the pool</source>
        <translation>Il segnalino del supereroe torna nella riserva</translation>
    </message>
    <message numerus="yes">
        <source>%1 spends %n threat token(s)</source>
        <comment>a player, how many</comment>
        <translation>
            <numerusform>%1 spende %n segnalino Minaccia</numerusform>
            <numerusform>%1 spende %n segnalini Minaccia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n threat token(s)</source>
        <comment>a player, how many</comment>
        <translation>
            <numerusform>%1 prende %n segnalino Minaccia</numerusform>
            <numerusform>%1 prende %n segnalini Minaccia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 spends %n action point(s)</source>
        <comment>a player, how many</comment>
        <translation>
            <numerusform>%1 spende %n Punto Azione</numerusform>
            <numerusform>%1 spende %n Punti Azione</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n action point(s)</source>
        <comment>a player, how many</comment>
        <translation>
            <numerusform>%1 guadagna %n Punto Azione</numerusform>
            <numerusform>%1 guadagna %n Punti Azione</numerusform>
        </translation>
    </message>
    <message>
        <source>{alien} is destroyed</source>
        <comment>an alien</comment>
        <translation>{alien} viene distrutto</translation>
    </message>
    <message>
        <source>{alien} goes to {at}</source>
        <comment>an alien, a space</comment>
        <translation>{alien} va in {at}</translation>
    </message>
    <message>
        <source>{token} comes to {at}</source>
        <comment>a token, a space</comment>
        <translation>{token} arriva in {at}</translation>
    </message>
    <message>
        <source>{token} leaves {at} for the pool</source>
        <comment>a token, a space</comment>
        <translation>{token} lascia {at} e torna nella riserva</translation>
    </message>
    <message>
        <source>{token} goes from {from} to {to}</source>
        <comment>a token, two spaces</comment>
        <translation>{token} va da {from} a {to}</translation>
    </message>
    <message>
        <source>{player} gains {card}</source>
        <comment>a player, a Space Stuff card</comment>
        <translation>{player} ottiene {card}</translation>
    </message>
    <message>
        <source>{player} loses {card} to {to}</source>
        <comment>a player, a card, a player</comment>
        <translation>{player} perde {card}, che passa a {to}</translation>
    </message>
    <message>
        <source>{player} loses {card}</source>
        <comment>a player, a card</comment>
        <translation>{player} perde {card}</translation>
    </message>
    <message>
        <source>{player} readies {card} again</source>
        <comment>a player, a card</comment>
        <translation>{player} rimette {card} a faccia in su</translation>
    </message>
    <message>
        <source>{player} uses the card {card}</source>
        <comment>a player, a card</comment>
        <translation>{player} usa la carta {card}</translation>
    </message>
    <message>
        <source>{card} is no longer in play</source>
        <comment>an event</comment>
        <translation>{card} non è più in gioco</translation>
    </message>
    <message>
        <source>{player} discards {card}</source>
        <comment>a player, a card</comment>
        <translation>{player} scarta {card}</translation>
    </message>
    <message>
        <source>The humans lose {card}</source>
        <comment>a card</comment>
        <translation>Gli umani perdono {card}</translation>
    </message>
    <message>
        <source>{at} is demolished</source>
        <comment>a space</comment>
        <translation>Luogo demolito: {at}</translation>
    </message>
    <message>
        <source>Cards change {at}: resistance {resistance}, population {population}</source>
        <comment>a space, two signed numbers</comment>
        <translation>Le carte cambiano {at}: Resistenza {resistance}, popolazione {population}</translation>
    </message>
    <message>
        <source>{player} conquers {at}</source>
        <comment>a player, a space</comment>
        <translation>{player} conquista {at}</translation>
    </message>
    <message>
        <source>{at} is free again</source>
        <comment>a space</comment>
        <translation>{at} è di nuovo libero</translation>
    </message>
    <message>
        <source>Resistance tokens to place: %1</source>
        <translation>Segnalini Resistenza da piazzare: %1</translation>
    </message>
    <message>
        <source>{player} wins with {by}, unless somebody cancels it</source>
        <comment>a player, a card</comment>
        <translation>{player} vince con {by}, se nessuno annulla la carta</translation>
    </message>
    <message>
        <source>{player} cancels nothing</source>
        <translation>{player} non annulla niente</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>dice of both sides</comment>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>A tie, %1 against %2: nobody loses</source>
        <translation>Pareggio, %1 a %2: nessuno perde</translation>
    </message>
    <message>
        <source>A tie of two overwhelming dice, %1 against %2: nobody loses</source>
        <translation>Pareggio con due Vittorie Schiaccianti, %1 a %2: nessuno perde</translation>
    </message>
    <message>
        <source>Overwhelming victory: %1 loses the round, %2 against %3</source>
        <translation>Vittoria Schiacciante: %1 perde il round, %2 a %3</translation>
    </message>
    <message>
        <source>%1 loses the round, %2 against %3</source>
        <translation>%1 perde il round, %2 a %3</translation>
    </message>
    <message>
        <source>Overwhelming victory of the aliens, %1 against %2</source>
        <translation>Vittoria Schiacciante degli Alieni, %1 a %2</translation>
    </message>
    <message>
        <source>Overwhelming victory of the resistance, %1 against %2</source>
        <translation>Vittoria Schiacciante della Resistenza, %1 a %2</translation>
    </message>
    <message>
        <source>The aliens win the round, %1 against %2</source>
        <translation>Gli Alieni vincono il round, %1 a %2</translation>
    </message>
    <message>
        <source>The resistance wins the round, %1 against %2</source>
        <translation>La Resistenza vince il round, %1 a %2</translation>
    </message>
    <message>
        <source>{players.mode}: {players.colours}</source>
        <comment>a mode, players</comment>
        <translation>{players.mode}: {players.colours}</translation>
    </message>
    <message>
        <source>To be fought at once in {token.at}: {token.token}</source>
        <comment>a token, a space</comment>
        <translation>Da combattere subito in {token.at}: {token.token}</translation>
    </message>
    <message>
        <source>{token.token} stays in {token.at}</source>
        <comment>a token, a space</comment>
        <translation>{token.token} resta in {token.at}</translation>
    </message>
    <message>
        <source>The effect of {card} is due</source>
        <comment>a card</comment>
        <translation>L’effetto di {card} è da applicare</translation>
    </message>
    <message>
        <source>{card} is left without effect</source>
        <comment>a card</comment>
        <translation>{card} resta senza effetto</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n terror</source>
        <comment>a player, how much</comment>
        <translation>
            <numerusform>%1 perde %n Punto Terrore</numerusform>
            <numerusform>%1 perde %n Punti Terrore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n terror</source>
        <comment>a player, how much</comment>
        <translation>
            <numerusform>%1 guadagna %n Punto Terrore</numerusform>
            <numerusform>%1 guadagna %n Punti Terrore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The technology marker goes back by %n</source>
        <comment>how far</comment>
        <translation>
            <numerusform>Il segnalino Tecnologia arretra di %n</numerusform>
            <numerusform>Il segnalino Tecnologia arretra di %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The technology marker advances by %n</source>
        <comment>how far</comment>
        <translation>
            <numerusform>Il segnalino Tecnologia avanza di %n</numerusform>
            <numerusform>Il segnalino Tecnologia avanza di %n</numerusform>
        </translation>
    </message>
    <message>
        <source>in this fight</source>
        <comment>how long strength lasts</comment>
        <translation>in questo combattimento</translation>
    </message>
    <message>
        <source>in this round</source>
        <comment>how long strength lasts</comment>
        <translation>in questo round</translation>
    </message>
    <message>
        <source>in the whole battle</source>
        <comment>how long strength lasts</comment>
        <translation>in tutta la battaglia</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n less strength %2</source>
        <comment>attacker or defender, how much, how long</comment>
        <translation>
            <numerusform>%1: %n di Forza in meno %2</numerusform>
            <numerusform>%1: %n di Forza in meno %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more strength %2</source>
        <comment>attacker or defender, how much, how long</comment>
        <translation>
            <numerusform>%1: %n di Forza in più %2</numerusform>
            <numerusform>%1: %n di Forza in più %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is explored: %2</source>
        <comment>a space, a location</comment>
        <translation>Esplorazione di %1: %2</translation>
    </message>
    <message>
        <source>%1 comes and finds nobody to attack</source>
        <comment>a token</comment>
        <translation>%1: arrivo, ma non c’è nessuno da attaccare</translation>
    </message>
    <message>
        <source>{card} stays in play</source>
        <comment>a technology card</comment>
        <translation>{card} resta in gioco</translation>
    </message>
</context>
<context>
    <name>ConquestExplanations</name>
    <message>
        <source>Who plays, in which order round the table, and in which mode.</source>
        <translation>Chi gioca, in che ordine attorno al tavolo e in quale modalità.</translation>
    </message>
    <message>
        <source>How your table reads what the rulebook leaves open.</source>
        <translation>Come il tuo tavolo legge quello che il regolamento lascia aperto.</translation>
    </message>
    <message>
        <source>Type in what is printed on it. Dossier asks only once.</source>
        <translation>Inserisci quello che c’è stampato. Dossier lo chiede una volta sola.</translation>
    </message>
    <message>
        <source>Type in the red circles of the track and the numbers in its triangles.</source>
        <translation>Inserisci i cerchi rossi del tracciato e i numeri nei triangoli.</translation>
    </message>
    <message>
        <source>Tell Dossier how the sections lie on your table.</source>
        <translation>Indica a Dossier come sono disposte le sezioni sul tuo tavolo.</translation>
    </message>
    <message>
        <source>Draw a race sheet at random; each race is there once.</source>
        <translation>Pesca a caso una scheda razza; di ogni razza ce n’è una sola.</translation>
    </message>
    <message>
        <source>Strength %1, Intelligence %2.</source>
        <translation>Forza %1, Intelligenza %2.</translation>
    </message>
    <message>
        <source>The first round begins with the Command phase.</source>
        <translation>Il primo round comincia con la Fase Comando.</translation>
    </message>
    <message>
        <source>Only the D6 is left: all tokens can be chosen from again.</source>
        <translation>Resta solo il D6: tutti i segnalini tornano disponibili.</translation>
    </message>
    <message>
        <source>A die decides the action points. This token always comes back.</source>
        <translation>I Punti Azione li decide un dado. Questo segnalino torna sempre.</translation>
    </message>
    <message>
        <source>Action points: %1. The fewest points go first; the token is set aside.</source>
        <translation>Punti Azione: %1. Chi ne ha meno è il primo; il segnalino va messo da parte.</translation>
    </message>
    <message>
        <source>The die is the number of action points. With a 1 you may roll again.</source>
        <translation>Il dado dà i Punti Azione. Con un 1 si può ritirare.</translation>
    </message>
    <message>
        <source>The second roll counts, even another 1.</source>
        <translation>Vale il secondo tiro, anche un altro 1.</translation>
    </message>
    <message>
        <source>One action point, and probably the first turn.</source>
        <translation>Un Punto Azione e probabilmente il primo turno.</translation>
    </message>
    <message>
        <source>One die for each player who is tied; the lowest goes first.</source>
        <translation>Un dado per ogni giocatore in parità; il più basso è il primo.</translation>
    </message>
    <message>
        <source>Costs 1 point. The alien stops there for this turn.</source>
        <translation>Costa 1 punto. L’Alieno si ferma lì per questo turno.</translation>
    </message>
    <message>
        <source>Costs 1 point. The alien may move on from there.</source>
        <translation>Costa 1 punto. Da lì l’Alieno può proseguire.</translation>
    </message>
    <message>
        <source>Costs 1 point: from the reserve to %1.</source>
        <translation>Costa 1 punto: dalla riserva a %1.</translation>
    </message>
    <message>
        <source>Threat tokens pay for the abilities of the race.</source>
        <translation>I segnalini Minaccia pagano le abilità della razza.</translation>
    </message>
    <message>
        <source>The Battle phase follows. Action points that are lost: %1.</source>
        <translation>Segue la Fase Battaglia. Punti Azione che vanno persi: %1.</translation>
    </message>
    <message>
        <source>The Battle phase follows.</source>
        <translation>Segue la Fase Battaglia.</translation>
    </message>
    <message>
        <source>Read the card aloud, then apply its effect.</source>
        <translation>Leggi la carta ad alta voce, poi applica l’effetto.</translation>
    </message>
    <message>
        <source>Costs action points: %1. Read the card aloud, then apply its effect.</source>
        <translation>Costo in Punti Azione: %1. Leggi la carta ad alta voce, poi applica l’effetto.</translation>
    </message>
    <message>
        <source>The card is turned down until its owner’s next Action phase.</source>
        <translation>La carta resta a faccia in giù fino alla prossima Fase Azione di chi la possiede.</translation>
    </message>
    <message>
        <source>Apply the effect of a location, a resistance or an event.</source>
        <translation>Applica l’effetto di un luogo, di una Resistenza o di un evento.</translation>
    </message>
    <message>
        <source>Roll a die: 4 or more cancels a technology card.</source>
        <translation>Tira un dado: 4 o più annulla una carta Tecnologia.</translation>
    </message>
    <message>
        <source>Its effects end at once and it is discarded.</source>
        <translation>I suoi effetti finiscono subito e la carta va scartata.</translation>
    </message>
    <message>
        <source>This player does not cancel the winning card.</source>
        <translation>Questo giocatore non annulla la carta vincente.</translation>
    </message>
    <message>
        <source>Everybody sees these cards.</source>
        <translation>Queste carte le vedono tutti.</translation>
    </message>
    <message>
        <source>Draw a location card and put it there, face up.</source>
        <translation>Pesca una carta Locazione e mettila lì a faccia in su.</translation>
    </message>
    <message>
        <source>Strength %1. Tokens are fought before resistance cards, in any order.</source>
        <translation>Forza %1. I segnalini si combattono prima delle carte Resistenza, in qualsiasi ordine.</translation>
    </message>
    <message>
        <source>Tokens are fought before resistance cards, in any order.</source>
        <translation>I segnalini si combattono prima delle carte Resistenza, in qualsiasi ordine.</translation>
    </message>
    <message>
        <source>One fight, all of your aliens there against all of theirs.</source>
        <translation>Un solo combattimento, tutti i tuoi Alieni lì contro tutti i loro.</translation>
    </message>
    <message>
        <source>A die for each alien on the space and around it: 1 or 2 destroys it.</source>
        <translation>Un dado per ogni Alieno sullo spazio e intorno: con 1 o 2 è distrutto.</translation>
    </message>
    <message>
        <source>A die for each side; another player rolls for the resistance.</source>
        <translation>Un dado per parte; per la Resistenza tira un altro giocatore.</translation>
    </message>
    <message>
        <source>Enter the dice as a card or an ability changes them.</source>
        <translation>Inserisci i dadi come li cambia una carta o un’abilità.</translation>
    </message>
    <message>
        <source>The dice are final; no card changes them any more.</source>
        <translation>I dadi valgono così; nessuna carta li cambia più.</translation>
    </message>
    <message>
        <source>It goes back to its owner’s reserve and can land again for 1 point.</source>
        <translation>Torna nella riserva e può atterrare di nuovo per 1 punto.</translation>
    </message>
    <message>
        <source>The battle is lost, but no alien is. Resistance cards are discarded.</source>
        <translation>La battaglia è persa, ma nessun Alieno lo è. Le carte Resistenza vanno scartate.</translation>
    </message>
    <message>
        <source>Another round against the same opponent.</source>
        <translation>Un altro round contro lo stesso avversario.</translation>
    </message>
    <message>
        <source>No conquest token: the resistance stays.</source>
        <translation>Nessun segnalino Conquista: la Resistenza resta.</translation>
    </message>
    <message>
        <source>Put a conquest token there. Terror: +%1.</source>
        <translation>Metti lì un segnalino Conquista. Terrore: +%1.</translation>
    </message>
    <message>
        <source>Replace the conquest token there with your own. Terror: +%1.</source>
        <translation>Sostituisci il segnalino Conquista con il tuo. Terrore: +%1.</translation>
    </message>
    <message>
        <source>The Draw phase follows.</source>
        <translation>Segue la Fase di Pesca.</translation>
    </message>
    <message>
        <source>One event may be discarded before drawing; a hand above its limit must be reduced.</source>
        <translation>Prima di pescare si può scartare una carta Evento; una mano oltre il limite va ridotta.</translation>
    </message>
    <message>
        <source>Fill the hand up to the Intelligence of the race.</source>
        <translation>Riempi la mano fino all’Intelligenza della razza.</translation>
    </message>
    <message>
        <source>The next player’s turn follows, clockwise.</source>
        <translation>Segue il turno del prossimo giocatore, in senso orario.</translation>
    </message>
    <message>
        <source>Only the red text counts. Read it aloud and apply it.</source>
        <translation>Vale solo il testo rosso. Leggilo ad alta voce e applicalo.</translation>
    </message>
    <message>
        <source>No location is freed: none has a token and no alien.</source>
        <translation>Nessun luogo torna libero: nessuno ha un segnalino senza Alieni.</translation>
    </message>
    <message>
        <source>These are freed, with a token and no alien: %1.</source>
        <translation>Tornano liberi, con un segnalino e senza Alieni: %1.</translation>
    </message>
    <message>
        <source>A red circle brings a token to every section. On %1 the cannon fires.</source>
        <translation>Un cerchio rosso porta un segnalino in ogni sezione. A %1 il cannone spara.</translation>
    </message>
    <message>
        <source>Draw a token from the pool and roll for its space.</source>
        <translation>Pesca un segnalino dalla riserva e tira per il suo spazio.</translation>
    </message>
    <message>
        <source>Roll for the space of its section that it goes to.</source>
        <translation>Tira per lo spazio della sezione in cui va.</translation>
    </message>
    <message>
        <source>A die for each alien on its space and around it: 1 or 2 destroys it.</source>
        <translation>Un dado per ogni Alieno sul suo spazio e intorno: con 1 o 2 è distrutto.</translation>
    </message>
    <message>
        <source>Any 6 brings one technology card, never more.</source>
        <translation>Basta un 6 per una carta Tecnologia, mai più di una.</translation>
    </message>
    <message>
        <source>One round against all aliens there; a lost round costs one of them.</source>
        <translation>Un round contro tutti gli Alieni lì; se è perso ne costa uno.</translation>
    </message>
    <message>
        <source>The players agree to stop here.</source>
        <translation>I giocatori decidono di fermarsi qui.</translation>
    </message>
    <message>
        <source>Fix what differs from your table.</source>
        <translation>Correggi quello che sul tuo tavolo è diverso.</translation>
    </message>
    <message>
        <source>One card for each point of resistance; still to be won: %1.</source>
        <translation>Una carta per ogni punto di resistenza; ancora da vincere: %1.</translation>
    </message>
    <message>
        <source>A die for each player.</source>
        <translation>Un dado per ogni giocatore.</translation>
    </message>
    <message>
        <source>Draw a token from the pool: it joins the others on %1.</source>
        <comment>a space</comment>
        <translation>Pesca un segnalino dalla riserva: raggiunge gli altri in %1.</translation>
    </message>
    <message>
        <source>An ability of {player}’s race, paid with threat tokens if it asks for them.</source>
        <translation>Un’abilità della razza di {player}, pagata con segnalini Minaccia se li richiede.</translation>
    </message>
    <message>
        <source>Nothing changes at the table now; the journal keeps that.</source>
        <translation>Ora sul tavolo non cambia nulla; il diario lo annota.</translation>
    </message>
</context>
<context>
    <name>ConquestFace</name>
    <message>
        <source>Only edition</source>
        <comment>printing</comment>
        <translation>Unica edizione</translation>
    </message>
    <message>
        <source>The base game, in all of its modes.</source>
        <translation>Il gioco base, in tutte le sue modalità.</translation>
    </message>
</context>
<context>
    <name>ConquestLines</name>
    <message>
        <source>Resistance</source>
        <comment>whose lines</comment>
        <translation>Resistenza</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimenti</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Battaglie</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Conquiste</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Resistance</source>
        <comment>what lines are about</comment>
        <translation>Resistenza</translation>
    </message>
    <message>
        <source>Rulings and notes</source>
        <translation>Decisioni e note</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, its text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 flees and loses the battle</source>
        <comment>a player</comment>
        <translation>%1 fugge e perde la battaglia</translation>
    </message>
</context>
<context>
    <name>ConquestNames</name>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tutti i giocatori</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>%1 saucer %2</source>
        <comment>a colour, a number</comment>
        <translation>Disco %1 %2</translation>
    </message>
    <message>
        <source>%1 ally %2</source>
        <comment>a colour, a number</comment>
        <translation>Alleato %1 %2</translation>
    </message>
    <message>
        <source>the centre section</source>
        <translation>la sezione centrale</translation>
    </message>
    <message>
        <source>%1’s section</source>
        <translation>la sezione di %1</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>la sezione %1</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>a resistance token</source>
        <translation>un segnalino Resistenza</translation>
    </message>
    <message>
        <source>a race</source>
        <translation>una razza</translation>
    </message>
    <message>
        <source>%1’s landing site %2</source>
        <comment>a player, a space such as B0</comment>
        <translation>%2 (sito di %1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>who plays, a colour</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n alien(s)</source>
        <translation>
            <numerusform>%n Alieno</numerusform>
            <numerusform>%n Alieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bold, with %n alien(s) there</source>
        <translation>
            <numerusform>Audace, con %n Alieno presente</numerusform>
            <numerusform>Audace, con %n Alieni presenti</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards and abilities</source>
        <translation>Carte e abilità</translation>
    </message>
</context>
<context>
    <name>ConquestOffers</name>
    <message>
        <source>Choose mode and players</source>
        <translation>Scegli modalità e giocatori</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a mode, the players</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose the table’s options</source>
        <translation>Scegli le opzioni del tavolo</translation>
    </message>
    <message>
        <source>Enter the brutal side of the resistance sheet</source>
        <translation>Inserisci il lato brutale della scheda Resistenza</translation>
    </message>
    <message>
        <source>Enter the standard side of the resistance sheet</source>
        <translation>Inserisci il lato standard della scheda Resistenza</translation>
    </message>
    <message>
        <source>%1 and %2 are adjacent</source>
        <translation>%1 e %2 sono adiacenti</translation>
    </message>
    <message>
        <source>%1 and %2 are not adjacent</source>
        <translation>%1 e %2 non sono adiacenti</translation>
    </message>
    <message>
        <source>Choose %1’s race</source>
        <translation>Scegli la razza di %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>a player, a race</comment>
        <translation>%1 gioca %2</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Comincia la partita</translation>
    </message>
    <message>
        <source>Roll off for the first turn</source>
        <translation>Tira per il primo turno</translation>
    </message>
    <message>
        <source>Land %1</source>
        <comment>an alien</comment>
        <translation>Fai atterrare %1</translation>
    </message>
    <message>
        <source>Buy a threat token (2 points)</source>
        <translation>Compra un segnalino Minaccia (2 punti)</translation>
    </message>
    <message>
        <source>End the Action phase</source>
        <translation>Termina la Fase Azione</translation>
    </message>
    <message>
        <source>Play an event</source>
        <translation>Gioca una carta Evento</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a card</comment>
        <translation>Gioca %1</translation>
    </message>
    <message>
        <source>Use an ability</source>
        <translation>Usa un’abilità</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>an ability</comment>
        <translation>Usa %1</translation>
    </message>
    <message>
        <source>Activate Space Stuff</source>
        <translation>Attiva Space Stuff</translation>
    </message>
    <message>
        <source>Activate %1</source>
        <comment>a card</comment>
        <translation>Attiva %1</translation>
    </message>
    <message>
        <source>Resolve a card</source>
        <translation>Risolvi una carta</translation>
    </message>
    <message>
        <source>Resolve %1</source>
        <comment>a card</comment>
        <translation>Risolvi %1</translation>
    </message>
    <message>
        <source>Cancel a card</source>
        <translation>Annulla una carta</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <comment>a card</comment>
        <translation>Annulla %1</translation>
    </message>
    <message>
        <source>Explore %1</source>
        <comment>a space</comment>
        <translation>Esplora %1</translation>
    </message>
    <message>
        <source>Explore %1: %2</source>
        <comment>a space, a location</comment>
        <translation>Esplora %1: %2</translation>
    </message>
    <message>
        <source>Fight %1 in %2</source>
        <comment>a token, a space</comment>
        <translation>Combatti %1 in %2</translation>
    </message>
    <message>
        <source>Turn up resistance in %1</source>
        <comment>a space</comment>
        <translation>Scopri la Resistenza in %1</translation>
    </message>
    <message>
        <source>Turn up %1</source>
        <comment>a resistance card</comment>
        <translation>Scopri %1</translation>
    </message>
    <message>
        <source>Roll the barrage</source>
        <translation>Tira lo Sbarramento</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Tira i dadi</translation>
    </message>
    <message>
        <source>Change the dice</source>
        <translation>Cambia i dadi</translation>
    </message>
    <message>
        <source>Change the dice with %1</source>
        <comment>a card</comment>
        <translation>Cambia i dadi con %1</translation>
    </message>
    <message>
        <source>Confirm the round</source>
        <translation>Conferma il round</translation>
    </message>
    <message>
        <source>Confirm: a tie</source>
        <translation>Conferma: pareggio</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Fuggi</translation>
    </message>
    <message>
        <source>Flee to %1</source>
        <comment>a space</comment>
        <translation>Fuggi in %1</translation>
    </message>
    <message>
        <source>Flee, each its own way</source>
        <translation>Fuggi, ognuno per la sua strada</translation>
    </message>
    <message>
        <source>%1 fights on</source>
        <translation>%1 continua a combattere</translation>
    </message>
    <message>
        <source>Fight on</source>
        <translation>Continua a combattere</translation>
    </message>
    <message>
        <source>this location</source>
        <translation>questo luogo</translation>
    </message>
    <message>
        <source>Conquer %1</source>
        <comment>a space</comment>
        <translation>Conquista %1</translation>
    </message>
    <message>
        <source>Do not conquer %1</source>
        <comment>a space</comment>
        <translation>Non conquistare %1</translation>
    </message>
    <message>
        <source>Steal %1</source>
        <comment>a space</comment>
        <translation>Ruba %1</translation>
    </message>
    <message>
        <source>End the Battle phase</source>
        <translation>Termina la Fase Battaglia</translation>
    </message>
    <message>
        <source>Discard an event</source>
        <translation>Scarta una carta Evento</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <comment>a card</comment>
        <translation>Scarta %1</translation>
    </message>
    <message>
        <source>End %1’s turn</source>
        <translation>Termina il turno di %1</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Termina il turno</translation>
    </message>
    <message>
        <source>Draw a resistance event</source>
        <translation>Pesca un evento Resistenza</translation>
    </message>
    <message>
        <source>Resistance event: %1</source>
        <comment>a card</comment>
        <translation>Evento Resistenza: %1</translation>
    </message>
    <message>
        <source>Free no location</source>
        <translation>Non liberare luoghi</translation>
    </message>
    <message>
        <source>Free these locations: %1</source>
        <comment>how many</comment>
        <translation>Libera questi luoghi: %1</translation>
    </message>
    <message>
        <source>Move the marker to %1</source>
        <comment>a number of the track</comment>
        <translation>Porta il segnalino Tecnologia a %1</translation>
    </message>
    <message>
        <source>Place a token: %1</source>
        <comment>a section</comment>
        <translation>Piazza un segnalino: %1</translation>
    </message>
    <message>
        <source>Place %1: %2</source>
        <comment>a token, a space</comment>
        <translation>Piazza %1: %2</translation>
    </message>
    <message>
        <source>Roll technology dice: %1</source>
        <comment>how many</comment>
        <translation>Tira i dadi della Tecnologia: %1</translation>
    </message>
    <message>
        <source>Roll the technology dice</source>
        <translation>Tira i dadi della Tecnologia</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <comment>a token, a space</comment>
        <translation>%1 attacca %2</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Termina la partita</translation>
    </message>
    <message>
        <source>End the game; winners: %1</source>
        <translation>Termina la partita; vincono: %1</translation>
    </message>
    <message>
        <source>Correct a value</source>
        <translation>Correggi un valore</translation>
    </message>
    <message>
        <source>Play %1 (%2)</source>
        <comment>a card, a player</comment>
        <translation>Gioca %1 (%2)</translation>
    </message>
    <message>
        <source>Land a saucer (1 point)</source>
        <translation>Fai atterrare un disco (1 punto)</translation>
    </message>
    <message>
        <source>Confirm: the resistance wins</source>
        <translation>Conferma: vince la Resistenza</translation>
    </message>
    <message>
        <source>Confirm: %1 wins</source>
        <comment>a player</comment>
        <translation>Conferma: vince %1</translation>
    </message>
    <message>
        <source>%1 keeps the 1</source>
        <comment>a player</comment>
        <translation>%1 tiene l’1</translation>
    </message>
    <message>
        <source>%1 rolls again</source>
        <comment>a player</comment>
        <translation>%1 tira di nuovo</translation>
    </message>
    <message>
        <source>%1 takes a threat token and rolls again</source>
        <comment>a player</comment>
        <translation>%1: +1 Minaccia e ritira</translation>
    </message>
    <message numerus="yes">
        <source>%1: draw %n event(s)</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: pesca %n carta Evento</numerusform>
            <numerusform>%1: pesca %n carte Evento</numerusform>
        </translation>
    </message>
    <message>
        <source>Steal %1 from %2</source>
        <comment>a space, a player</comment>
        <translation>Ruba %1 a %2</translation>
    </message>
    <message>
        <source>Enter the values of {printed}</source>
        <comment>a card</comment>
        <translation>Inserisci i valori: {printed}</translation>
    </message>
    <message>
        <source>{player} takes back all tokens</source>
        <translation>{player} riprende tutti i segnalini</translation>
    </message>
    <message>
        <source>Choose token {token}</source>
        <comment>a command token</comment>
        <translation>Scegli il segnalino {token}</translation>
    </message>
    <message>
        <source>Roll {player}’s action points</source>
        <translation>Tira i Punti Azione di {player}</translation>
    </message>
    <message>
        <source>Move {alien} to {to}</source>
        <comment>an alien, a space</comment>
        <translation>Muovi {alien} in {to}</translation>
    </message>
    <message>
        <source>{player} cancels nothing</source>
        <translation>{player} non annulla niente</translation>
    </message>
    <message>
        <source>Show {player}’s hand</source>
        <translation>Mostra la mano di {player}</translation>
    </message>
    <message>
        <source>Fight {enemy}’s aliens in {at}</source>
        <comment>a player, a space</comment>
        <translation>Combatti gli Alieni di {enemy} in {at}</translation>
    </message>
    <message>
        <source>Lose {alien}</source>
        <comment>an alien</comment>
        <translation>Perdi {alien}</translation>
    </message>
    <message>
        <source>Move {token.token} from {token.at}</source>
        <comment>a token, a space</comment>
        <translation>Muovi {token.token} da {token.at}</translation>
    </message>
    <message>
        <source>Barrage of {token.token} in {token.at}</source>
        <comment>a token, a space</comment>
        <translation>Sbarramento di {token.token} in {token.at}</translation>
    </message>
    <message>
        <source>Leave an effect aside</source>
        <translation>Lascia un effetto</translation>
    </message>
    <message>
        <source>Leave %1 without effect</source>
        <comment>a card</comment>
        <translation>Lascia %1 senza effetto</translation>
    </message>
    <message>
        <source>%1 flees to %2</source>
        <comment>a player, a space</comment>
        <translation>%1 fugge in %2</translation>
    </message>
    <message>
        <source>%1 stays in play</source>
        <comment>a technology card</comment>
        <translation>%1 resta in gioco</translation>
    </message>
    <message>
        <source>%1, to aliens of %2</source>
        <comment>an offer to flee, players</comment>
        <translation>%1, dove ci sono Alieni di %2</translation>
    </message>
</context>
<context>
    <name>ConquestPapers</name>
    <message>
        <source>Reference sheet</source>
        <translation>Scheda di riferimento</translation>
    </message>
    <message>
        <source>The turn, what points buy and what abilities do, on one page</source>
        <translation>Il turno, che cosa comprano i punti e che cosa fanno le abilità, in una pagina</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Resoconto</translation>
    </message>
    <message>
        <source>The public events of the session, round by round</source>
        <translation>Gli eventi pubblici della sessione, round per round</translation>
    </message>
    <message>
        <source>No game of Conquest of Planet Earth has begun, so there is no report.</source>
        <translation>Nessuna partita di Conquest of Planet Earth è cominciata, quindi non c’è un resoconto.</translation>
    </message>
    <message>
        <source>Report of the session</source>
        <translation>Resoconto della sessione</translation>
    </message>
    <message>
        <source>Conquest of Planet Earth: reference sheet</source>
        <translation>Conquest of Planet Earth: scheda di riferimento</translation>
    </message>
</context>
<context>
    <name>ConquestPlace</name>
    <message>
        <source>Terror %1 of %2</source>
        <translation>Terrore %1 di %2</translation>
    </message>
    <message>
        <source>Terror, first to %1 wins: %2</source>
        <comment>a number, players with theirs</comment>
        <translation>Terrore, si vince a %1: %2</translation>
    </message>
    <message>
        <source>%1 (round %2)</source>
        <comment>how a game ended</comment>
        <translation>%1 (round %2)</translation>
    </message>
</context>
<context>
    <name>ConquestRefusals</name>
    <message>
        <source>Something has been revealed since then. To undo it anyway, give a reason.</source>
        <translation>Da allora è stato rivelato qualcosa. Per annullarlo comunque, scrivi il motivo.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligenza</translation>
    </message>
    <message>
        <source>resistance</source>
        <translation>Resistenza</translation>
    </message>
    <message>
        <source>population</source>
        <translation>popolazione</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>cost in action points</source>
        <translation>costo in Punti Azione</translation>
    </message>
    <message>
        <source>numbers in the triangles of the track</source>
        <translation>numeri nei triangoli del tracciato</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valore</translation>
    </message>
    <message>
        <source>Resistance sheet</source>
        <translation>Scheda Resistenza</translation>
    </message>
    <message>
        <source>Resistance sheet, brutal side</source>
        <translation>Scheda Resistenza, lato brutale</translation>
    </message>
    <message>
        <source>{token} in {at}</source>
        <comment>a token, a space</comment>
        <translation>{token} in {at}</translation>
    </message>
    <message>
        <source>{at} against {enemy}</source>
        <comment>a space, a player</comment>
        <translation>{at} contro {enemy}</translation>
    </message>
    <message>
        <source>{section} ({number}, on one space)</source>
        <comment>a section, how many tokens</comment>
        <translation>{section} ({number}, su un solo spazio)</translation>
    </message>
    <message>
        <source>{section} ({number})</source>
        <comment>a section, how many tokens</comment>
        <translation>{section} ({number})</translation>
    </message>
    <message>
        <source>Begin the game first.</source>
        <translation>Prima comincia la partita.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>This cannot be done now ({phase}).</source>
        <translation>Ora non si può fare ({phase}).</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Ora non si può fare.</translation>
    </message>
    <message>
        <source>First: %1.</source>
        <comment>what has to be done</comment>
        <translation>Prima va fatto: %1.</translation>
    </message>
    <message>
        <source>It is the turn of {active}: wait for your own.</source>
        <translation>Tocca a {active}: aspetta il tuo turno.</translation>
    </message>
    <message>
        <source>Wait for your own turn.</source>
        <translation>Aspetta il tuo turno.</translation>
    </message>
    <message>
        <source>This mode is for {least} to {most} players.</source>
        <translation>In questa modalità giocano da {least} a {most} giocatori.</translation>
    </message>
    <message>
        <source>Enter this first: {name}, {member}.</source>
        <comment>a card, what is printed on it</comment>
        <translation>Prima inserisci: {name}, {member}.</translation>
    </message>
    <message>
        <source>Another player has {race_taken}: choose a different race.</source>
        <translation>Un altro giocatore ha {race_taken}: scegli un’altra razza.</translation>
    </message>
    <message>
        <source>{race_of} has no race for this.</source>
        <translation>{race_of} non ha una razza per questo.</translation>
    </message>
    <message>
        <source>“{deck}” has no {none} left.</source>
        <comment>a deck, a card</comment>
        <translation>In «{deck}» non c’è più: {none}.</translation>
    </message>
    <message>
        <source>Command token {token_set_aside} is set aside; it comes back when only the D6 is left.</source>
        <translation>Il segnalino Comando {token_set_aside} è da parte; torna quando resta solo il D6.</translation>
    </message>
    <message>
        <source>Tokens come back when only the D6 is left; tokens still there: {tokens_at_hand}.</source>
        <translation>I segnalini tornano quando resta solo il D6; segnalini ancora disponibili: {tokens_at_hand}.</translation>
    </message>
    <message>
        <source>{no_roll_of} has nothing to choose or roll now.</source>
        <translation>{no_roll_of} ora non ha niente da scegliere o tirare.</translation>
    </message>
    <message>
        <source>{nothing_offered} has not rolled a 1 that can be rolled again.</source>
        <translation>{nothing_offered} non ha un 1 da tirare di nuovo.</translation>
    </message>
    <message>
        <source>Nobody is tied for the first turn.</source>
        <translation>Nessuno è in parità per il primo turno.</translation>
    </message>
    <message>
        <source>Roll one die for each player who is tied: {tied}.</source>
        <translation>Tira un dado per ogni giocatore in parità: {tied}.</translation>
    </message>
    <message>
        <source>Not enough action points: {needed} needed, {points} left.</source>
        <translation>Punti Azione insufficienti: ne servono {needed}, restano {points}.</translation>
    </message>
    <message>
        <source>Not enough threat tokens: {needed} needed, {threat} there.</source>
        <translation>Segnalini Minaccia insufficienti: ne servono {needed}, disponibili {threat}.</translation>
    </message>
    <message>
        <source>{in_reserve} is in the reserve: it has to land first.</source>
        <translation>{in_reserve} è nella riserva: prima deve atterrare.</translation>
    </message>
    <message>
        <source>{on_the_board} is on the board already.</source>
        <translation>{on_the_board} è già in gioco.</translation>
    </message>
    <message>
        <source>{alien} is not an alien of {player}.</source>
        <comment>an alien, a player</comment>
        <translation>{alien} non è un Alieno di {player}.</translation>
    </message>
    <message>
        <source>{ended} cannot move on in this turn.</source>
        <translation>{ended} non può più muoversi in questo turno.</translation>
    </message>
    <message>
        <source>{from} and {to} are not adjacent.</source>
        <comment>two spaces</comment>
        <translation>{from} e {to} non sono adiacenti.</translation>
    </message>
    <message>
        <source>Dossier does not know this board yet: are {unknown_from} and {to} adjacent? Say so first.</source>
        <comment>two spaces; ends with a full stop</comment>
        <translation>Dossier non conosce ancora questa plancia: {unknown_from} e {to} sono adiacenti? Indicalo prima.</translation>
    </message>
    <message>
        <source>{not_in_hand} is not in this hand.</source>
        <comment>a card</comment>
        <translation>{not_in_hand} non è in questa mano.</translation>
    </message>
    <message>
        <source>{empty_hand} has no event card in hand: one has to be drawn first.</source>
        <translation>{empty_hand} non ha carte evento in mano: prima bisogna pescarne una.</translation>
    </message>
    <message>
        <source>{costs_points} costs action points: its owner plays it in the Action phase.</source>
        <comment>a card</comment>
        <translation>{costs_points} costa Punti Azione: si gioca solo nella propria Fase Azione.</translation>
    </message>
    <message>
        <source>Events to draw: {cards_to_draw}.</source>
        <translation>Carte Evento da pescare: {cards_to_draw}.</translation>
    </message>
    <message>
        <source>The events are already drawn.</source>
        <translation>Le carte Evento sono già pescate.</translation>
    </message>
    <message>
        <source>One event may be discarded in a turn, before drawing.</source>
        <translation>Si può scartare una carta Evento per turno, prima di pescare.</translation>
    </message>
    <message>
        <source>{turned_down} was used: its owner has it again in the next Action phase.</source>
        <comment>a card</comment>
        <translation>La carta {turned_down} è già usata: torna nella prossima Fase Azione di chi la possiede.</translation>
    </message>
    <message>
        <source>{player} does not have this card: {not_before_him}.</source>
        <comment>a player, a card</comment>
        <translation>{player} non ha questa carta: {not_before_him}.</translation>
    </message>
    <message>
        <source>{no_activation} has no Activate text.</source>
        <translation>{no_activation} non ha un testo Attiva.</translation>
    </message>
    <message>
        <source>{not_in_play} is not in play.</source>
        <translation>{not_in_play} non è in gioco.</translation>
    </message>
    <message>
        <source>The dice for {led_to_dice} are rolled: nobody can cancel it any more.</source>
        <translation>Per {led_to_dice} si sono già tirati i dadi: non si può più annullare.</translation>
    </message>
    <message>
        <source>{does_not_cancel} cancels nothing.</source>
        <translation>{does_not_cancel} non annulla niente.</translation>
    </message>
    <message>
        <source>Roll a die for {die_for}: it decides whether the technology is cancelled.</source>
        <comment>a card</comment>
        <translation>Tira un dado per {die_for}: decide se la Tecnologia è annullata.</translation>
    </message>
    <message>
        <source>{not_asked} is not asked, or has answered already.</source>
        <translation>{not_asked} non deve rispondere, o ha già risposto.</translation>
    </message>
    <message>
        <source>This is not part of this game ({mode}).</source>
        <translation>In questa partita non si può ({mode}).</translation>
    </message>
    <message>
        <source>{hand_on_paper} holds the cards at the table; Dossier does not know them.</source>
        <translation>{hand_on_paper} ha le carte al tavolo; Dossier non le conosce.</translation>
    </message>
    <message>
        <source>Only {choice_of} may do this: the choice is secret.</source>
        <translation>Può farlo solo {choice_of}: la scelta è segreta.</translation>
    </message>
    <message>
        <source>{landing_site} is a landing site: nobody explores it.</source>
        <translation>{landing_site} è un sito di atterraggio: non si esplora.</translation>
    </message>
    <message>
        <source>{explored} is explored already.</source>
        <translation>Qui si è già esplorato: {explored}.</translation>
    </message>
    <message>
        <source>Explore {unexplored} first.</source>
        <translation>Prima esplora {unexplored}.</translation>
    </message>
    <message>
        <source>{no_aliens_of} has no alien in {at}.</source>
        <comment>a player, a space</comment>
        <translation>{no_aliens_of} non ha Alieni in {at}.</translation>
    </message>
    <message>
        <source>{met} was an encounter of this Battle phase already.</source>
        <translation>{met} è già stato un incontro di questa Fase Battaglia.</translation>
    </message>
    <message>
        <source>{no_token} cannot be fought in {at} now.</source>
        <comment>a token, a space</comment>
        <translation>{no_token} ora non si può combattere in {at}.</translation>
    </message>
    <message>
        <source>Fight the tokens before the cards; tokens left: {tokens_first}.</source>
        <translation>Combatti i segnalini prima delle carte; ne restano: {tokens_first}.</translation>
    </message>
    <message>
        <source>There is nothing to fight in {nothing_to_fight}.</source>
        <translation>Non c’è niente da combattere in {nothing_to_fight}.</translation>
    </message>
    <message>
        <source>There is no battle now.</source>
        <translation>Ora non c’è una battaglia.</translation>
    </message>
    <message>
        <source>First, in this battle: {stage}.</source>
        <translation>In questa battaglia prima: {stage}.</translation>
    </message>
    <message>
        <source>The battle is in {battle_at}.</source>
        <translation>La battaglia è in {battle_at}.</translation>
    </message>
    <message>
        <source>{not_fighting} is not among the aliens that can be lost here.</source>
        <translation>Qui si può perdere solo un Alieno che combatte, non {not_fighting}.</translation>
    </message>
    <message>
        <source>Roll the dice: {attacker_dice} for the attacker, {opponent_dice} for the defender.</source>
        <translation>Tira i dadi: {attacker_dice} per l’attaccante, {opponent_dice} per il difensore.</translation>
    </message>
    <message>
        <source>Roll one die for each of these aliens: {dice_for}.</source>
        <translation>Tira un dado per ciascuno di questi Alieni: {dice_for}.</translation>
    </message>
    <message>
        <source>{who_says} says first whether to flee.</source>
        <translation>Prima {who_says} decide se fuggire.</translation>
    </message>
    <message>
        <source>Nobody can flee now.</source>
        <translation>Ora nessuno può fuggire.</translation>
    </message>
    <message>
        <source>From {from} nobody can flee to {no_fleeing_to}.</source>
        <comment>two spaces</comment>
        <translation>Da {from} non si può fuggire in {no_fleeing_to}.</translation>
    </message>
    <message>
        <source>All aliens there flee, or none: {all_flee}.</source>
        <translation>Fuggono tutti gli Alieni presenti, o nessuno: {all_flee}.</translation>
    </message>
    <message>
        <source>Aliens flee together, to one space.</source>
        <translation>Gli Alieni fuggono insieme, in un solo spazio.</translation>
    </message>
    <message>
        <source>{not_to_be_conquered} cannot be conquered.</source>
        <translation>{not_to_be_conquered} non si può conquistare.</translation>
    </message>
    <message>
        <source>Nothing to steal in {not_to_be_stolen}: it needs an alien of your own, another player’s conquest token and no enemy.</source>
        <translation>Niente da rubare in {not_to_be_stolen}: servono un tuo Alieno, il segnalino Conquista di un altro giocatore e nessun nemico.</translation>
    </message>
    <message>
        <source>Resolve the other encounters first: {encounters}.</source>
        <translation>Prima affronta gli altri incontri: {encounters}.</translation>
    </message>
    <message>
        <source>The steps go in order; now it is step %1, %2.</source>
        <comment>a number, its name</comment>
        <translation>I passi vanno in ordine; ora è il passo %1, %2.</translation>
    </message>
    <message>
        <source>No token acts now.</source>
        <translation>Ora nessun segnalino agisce.</translation>
    </message>
    <message>
        <source>Now these tokens act: {acting}.</source>
        <translation>Ora agiscono questi segnalini: {acting}.</translation>
    </message>
    <message>
        <source>Place the tokens in this order: {tokens_due}.</source>
        <translation>Piazza i segnalini in questo ordine: {tokens_due}.</translation>
    </message>
    <message>
        <source>No token is pushed here.</source>
        <translation>Qui nessun segnalino viene spinto.</translation>
    </message>
    <message>
        <source>Push one of these to the centre: {push_one_of}.</source>
        <translation>Spingi al centro uno di questi: {push_one_of}.</translation>
    </message>
    <message>
        <source>Roll this many technology dice: {technology_dice}.</source>
        <translation>Tira questo numero di dadi della Tecnologia: {technology_dice}.</translation>
    </message>
    <message>
        <source>A 6: enter the technology card that is drawn.</source>
        <translation>C’è un 6: inserisci la carta Tecnologia pescata.</translation>
    </message>
    <message>
        <source>No technology card comes without a 6, or when none is left.</source>
        <translation>Senza un 6, o se sono finite, non arriva nessuna carta Tecnologia.</translation>
    </message>
    <message>
        <source>The superhero still attacks these spaces: {spaces}.</source>
        <translation>Il supereroe deve ancora attaccare questi spazi: {spaces}.</translation>
    </message>
    <message>
        <source>The round is lost: choose the alien that is lost.</source>
        <translation>Il round è perso: scegli l’Alieno che si perde.</translation>
    </message>
    <message>
        <source>The round is not lost: no alien is lost.</source>
        <translation>Il round non è perso: non si perde nessun Alieno.</translation>
    </message>
    <message>
        <source>{hand_of}’s hand is secret. Press “hand” on {hand_of}’s card: the screen is covered, {hand_of} opens the hand and enters the effect there.</source>
        <translation>La mano di {hand_of} è segreta. Premi «mano» sulla scheda di {hand_of}: lo schermo si copre, {hand_of} apre la mano e inserisce lì l’effetto.</translation>
    </message>
    <message>
        <source>No card that {nothing_for} could cancel is being played or in play.</source>
        <comment>a card</comment>
        <translation>{nothing_for} ora non può annullare nulla: nessuna carta viene giocata o è in gioco.</translation>
    </message>
    <message>
        <source>{no_such_token} is not in {at}: choose the space where it lies.</source>
        <comment>a token, a space</comment>
        <translation>{no_such_token} non è in {at}: scegli lo spazio in cui si trova.</translation>
    </message>
    <message>
        <source>{full} has three tokens, and more have no room: remove one first.</source>
        <comment>a space</comment>
        <translation>{full} ha già tre segnalini e altri non ci stanno: prima togline uno.</translation>
    </message>
    <message>
        <source>This game has no such card, token, alien or space: choose one that is at the table.</source>
        <translation>In questa partita non c’è una carta, un segnalino, un Alieno o uno spazio così: scegli qualcosa che è sul tavolo.</translation>
    </message>
    <message>
        <source>Nobody fights now: the defender gets more strength only during a fight.</source>
        <translation>Ora nessuno combatte: il difensore riceve Forza solo durante un combattimento.</translation>
    </message>
    <message>
        <source>Not possible: something else at the table still depends on it. Correct that first.</source>
        <translation>Impossibile: qualcos’altro sul tavolo dipende ancora da questo. Prima correggi quello.</translation>
    </message>
</context>
<context>
    <name>ConquestReport</name>
    <message>
        <source>Terror %1 of %2; technology marker on %3</source>
        <translation>Terrore %1 di %2; segnalino Tecnologia a %3</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Razza</translation>
    </message>
    <message>
        <source>Terror</source>
        <translation>Terrore</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Conquiste</translation>
    </message>
    <message>
        <source>Demolished</source>
        <translation>Demolito</translation>
    </message>
    <message>
        <source>Conquered and demolished</source>
        <translation>Conquistati e demoliti</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Di chi</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Popolazione</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Resoconto: %1</translation>
    </message>
</context>
<context>
    <name>ConquestScene</name>
    <message>
        <source>marker +1</source>
        <translation>segnalino +1</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>a token</comment>
        <translation>resta</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>what going there costs</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquestValues</name>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Command phase</source>
        <translation>Fase Comando</translation>
    </message>
    <message>
        <source>Action phase</source>
        <translation>Fase Azione</translation>
    </message>
    <message>
        <source>Battle phase</source>
        <translation>Fase Battaglia</translation>
    </message>
    <message>
        <source>Draw phase</source>
        <translation>Fase di Pesca</translation>
    </message>
    <message>
        <source>Resistance phase</source>
        <translation>Fase della Resistenza</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partita finita</translation>
    </message>
    <message>
        <source>Competitive</source>
        <translation>Competitiva</translation>
    </message>
    <message>
        <source>Cooperative, standard</source>
        <translation>Cooperativa, standard</translation>
    </message>
    <message>
        <source>Cooperative, brutal</source>
        <translation>Cooperativa, brutale</translation>
    </message>
    <message>
        <source>Locations</source>
        <translation>Locazioni</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistenza</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Resistance events</source>
        <translation>Eventi Resistenza</translation>
    </message>
    <message>
        <source>Space Stuff</source>
        <translation>Carte Space Stuff</translation>
    </message>
    <message>
        <source>Human technology</source>
        <translation>Tecnologia Umana</translation>
    </message>
    <message>
        <source>Token pool</source>
        <translation>Riserva dei segnalini</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>leggera</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>pesante</translation>
    </message>
    <message>
        <source>Assault</source>
        <translation>Assalto</translation>
    </message>
    <message>
        <source>Barrage</source>
        <translation>Sbarramento</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audace</translation>
    </message>
    <message>
        <source>Cunning</source>
        <translation>Astuzia</translation>
    </message>
    <message>
        <source>Deadly</source>
        <translation>Mortale</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Muovere</translation>
    </message>
    <message>
        <source>Wins ties.</source>
        <translation>Vince i pareggi.</translation>
    </message>
    <message>
        <source>Before each round, a die for every alien on its space and the spaces around: 1 or 2 destroys it.</source>
        <translation>Prima di ogni round, un dado per ogni Alieno sul suo spazio e intorno: con 1 o 2 è distrutto.</translation>
    </message>
    <message>
        <source>Strength +1 for each alien on its space.</source>
        <translation>Forza +1 per ogni Alieno sul suo spazio.</translation>
    </message>
    <message>
        <source>Rolls one more die and takes the higher.</source>
        <translation>Tira un dado in più e tiene il più alto.</translation>
    </message>
    <message>
        <source>Overwhelming victory on a 5, too.</source>
        <translation>Vittoria Schiacciante anche con un 5.</translation>
    </message>
    <message>
        <source>Goes to a random space of its section in step 4 of the Resistance phase.</source>
        <translation>Nel passo 4 della Fase della Resistenza va in uno spazio casuale della sua sezione.</translation>
    </message>
    <message>
        <source>turn up a resistance card</source>
        <translation>scoprire una carta Resistenza</translation>
    </message>
    <message>
        <source>draw a resistance event for two heroes</source>
        <translation>pescare un evento Resistenza per due eroi</translation>
    </message>
    <message>
        <source>roll the barrage</source>
        <translation>tirare lo Sbarramento</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>tirare i dadi</translation>
    </message>
    <message>
        <source>confirm the round</source>
        <translation>confermare il round</translation>
    </message>
    <message>
        <source>choose the alien that is lost</source>
        <translation>scegliere l’Alieno perso</translation>
    </message>
    <message>
        <source>flee or fight on</source>
        <translation>fuggire o continuare</translation>
    </message>
    <message>
        <source>choose the next fight</source>
        <translation>scegliere il prossimo combattimento</translation>
    </message>
    <message>
        <source>put a conquest token or not</source>
        <translation>mettere o no un segnalino Conquista</translation>
    </message>
    <message>
        <source>against a token</source>
        <translation>contro un segnalino</translation>
    </message>
    <message>
        <source>against resistance cards</source>
        <translation>contro carte Resistenza</translation>
    </message>
    <message>
        <source>against aliens</source>
        <translation>contro Alieni</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaccante</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Difensore</translation>
    </message>
    <message>
        <source>Terror</source>
        <translation>Terrore</translation>
    </message>
    <message>
        <source>The Super Cannon</source>
        <translation>Il Super Cannone</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Di comune accordo</translation>
    </message>
    <message>
        <source>Those tied roll; lowest first</source>
        <translation>Chi è in parità tira; il più basso è il primo</translation>
    </message>
    <message>
        <source>Next clockwise after the last first player</source>
        <translation>Il prossimo in senso orario dopo l’ultimo primo giocatore</translation>
    </message>
    <message>
        <source>Threat token and second roll, or neither</source>
        <translation>Segnalino Minaccia e secondo tiro, o niente</translation>
    </message>
    <message>
        <source>Threat token always, second roll by choice</source>
        <translation>Segnalino Minaccia sempre, secondo tiro a scelta</translation>
    </message>
    <message>
        <source>The centre touches all six, neighbours in the ring touch</source>
        <translation>Il centro tocca tutti e sei, i vicini nell’anello si toccano</translation>
    </message>
    <message>
        <source>Only what the layout lists or the players say</source>
        <translation>Solo quello che dice la disposizione o dicono i giocatori</translation>
    </message>
    <message>
        <source>No population, conquest token off</source>
        <translation>Niente popolazione, via il segnalino Conquista</translation>
    </message>
    <message>
        <source>Population and conquest token stay</source>
        <translation>Popolazione e segnalino Conquista restano</translation>
    </message>
    <message>
        <source>As strong as the race</source>
        <translation>Forte come la razza</translation>
    </message>
    <message>
        <source>Strength 0</source>
        <translation>Forza 0</translation>
    </message>
    <message>
        <source>After everybody’s turns</source>
        <translation>Dopo i turni di tutti</translation>
    </message>
    <message>
        <source>Before the Command phase</source>
        <translation>Prima della Fase Comando</translation>
    </message>
    <message>
        <source>The number in the sector’s triangle</source>
        <translation>Il numero nel triangolo del settore</translation>
    </message>
    <message>
        <source>The number of the marker’s space</source>
        <translation>Il numero dello spazio del segnalino</translation>
    </message>
    <message>
        <source>Resistance event</source>
        <translation>Evento Resistenza</translation>
    </message>
    <message>
        <source>Liberation</source>
        <translation>Liberazione</translation>
    </message>
    <message>
        <source>Technology track</source>
        <translation>Tracciato Tecnologia</translation>
    </message>
    <message>
        <source>Tokens move</source>
        <translation>I segnalini si muovono</translation>
    </message>
    <message>
        <source>Technology dice</source>
        <translation>Dadi della Tecnologia</translation>
    </message>
    <message>
        <source>Draw a resistance event and do what its red text says.</source>
        <translation>Pesca un evento Resistenza e fai quello che dice il testo rosso.</translation>
    </message>
    <message>
        <source>Conquered locations with a token and no alien are free again.</source>
        <translation>I luoghi conquistati con un segnalino e senza Alieni tornano liberi.</translation>
    </message>
    <message>
        <source>The marker goes on by one; a red circle brings a token to every section.</source>
        <translation>Il segnalino avanza di uno; un cerchio rosso porta un segnalino Resistenza in ogni sezione.</translation>
    </message>
    <message>
        <source>Each token with Move goes to a random space of its section.</source>
        <translation>Ogni segnalino con Muovere va in uno spazio casuale della sua sezione.</translation>
    </message>
    <message>
        <source>Each token with Barrage fires at the aliens on and around its space.</source>
        <translation>Ogni segnalino con Sbarramento spara agli Alieni sul suo spazio e intorno.</translation>
    </message>
    <message>
        <source>Roll the dice of the track: any 6 brings a technology card.</source>
        <translation>Tira i dadi del tracciato: basta un 6 per una carta Tecnologia.</translation>
    </message>
    <message>
        <source>say who cancels the winning card</source>
        <translation>dire chi annulla la carta vincente</translation>
    </message>
    <message>
        <source>discard down to the hand’s limit</source>
        <translation>scartare fino al limite della mano</translation>
    </message>
    <message>
        <source>place the resistance tokens</source>
        <translation>piazzare i segnalini Resistenza</translation>
    </message>
    <message>
        <source>draw a resistance event</source>
        <translation>pescare un evento Resistenza</translation>
    </message>
    <message>
        <source>fight the token</source>
        <translation>combattere il segnalino</translation>
    </message>
    <message>
        <source>fight Captain Fantastic</source>
        <translation>combattere Capitan Fantastic</translation>
    </message>
    <message>
        <source>explore the space</source>
        <translation>esplorare lo spazio</translation>
    </message>
    <message>
        <source>play the card that is played immediately</source>
        <translation>giocare la carta da giocare subito</translation>
    </message>
    <message>
        <source>the next step</source>
        <translation>il prossimo passo</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>The Super Cannon fires: the aliens lose</source>
        <translation>Il Super Cannone spara: gli Alieni perdono</translation>
    </message>
    <message>
        <source>%1 wins with enough terror</source>
        <translation>%1 vince con i Punti Terrore</translation>
    </message>
    <message>
        <source>%1 win together with enough terror</source>
        <translation>%1 vincono insieme con i Punti Terrore</translation>
    </message>
    <message>
        <source>The players end the game; nobody wins</source>
        <translation>I giocatori chiudono la partita; non vince nessuno</translation>
    </message>
    <message>
        <source>The players end the game: %1 wins</source>
        <translation>I giocatori chiudono la partita: vince %1</translation>
    </message>
    <message>
        <source>The players end the game: %1 win together</source>
        <translation>I giocatori chiudono la partita: vincono insieme %1</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Prima del round 1</translation>
    </message>
</context>
<context>
    <name>CorrectionWords</name>
    <message>
        <source>Move adrenaline</source>
        <translation>Sposta Adrenalina</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Ferite</translation>
    </message>
    <message>
        <source>Position of a figure</source>
        <translation>Posizione di una miniatura</translation>
    </message>
    <message>
        <source>Stance</source>
        <translation>Atteggiamento</translation>
    </message>
    <message>
        <source>Active, downed or dead</source>
        <translation>Attivo, abbattuto o morto</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniziativa</translation>
    </message>
    <message>
        <source>Kit card</source>
        <translation>Carta Kit</translation>
    </message>
    <message>
        <source>Weapon in use</source>
        <translation>Arma in uso</translation>
    </message>
    <message>
        <source>Investigate card</source>
        <translation>Carta Investigazione</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Carte nel mazzo</translation>
    </message>
    <message>
        <source>Round and step</source>
        <translation>Round e fase</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Di chi è il turno</translation>
    </message>
    <message>
        <source>Timer tokens</source>
        <translation>Gettoni Timer</translation>
    </message>
    <message>
        <source>Crisis Point</source>
        <translation>Punto di Crisi</translation>
    </message>
    <message>
        <source>Add a figure</source>
        <translation>Aggiungi una miniatura</translation>
    </message>
    <message>
        <source>Remove a figure</source>
        <translation>Togli una miniatura</translation>
    </message>
    <message>
        <source>Power tokens of a figure</source>
        <translation>Gettoni Energia di una miniatura</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Riserve</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Segnalino</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Tessera obiettivo</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Stanza</translation>
    </message>
    <message>
        <source>Stack of a room</source>
        <translation>Mazzo di una stanza</translation>
    </message>
    <message>
        <source>Tile turned</source>
        <translation>Tessera girata</translation>
    </message>
    <message>
        <source>Dashboard tile</source>
        <translation>Tessera del Pannello</translation>
    </message>
    <message>
        <source>On %1</source>
        <extracomment>a space of the board</extracomment>
        <translation>Spazio %1</translation>
    </message>
    <message>
        <source>Click a space of the board first.</source>
        <translation>Prima fai clic su uno spazio della mappa.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Miniatura</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Orientamento</translation>
    </message>
    <message>
        <source>No figure is on the map.</source>
        <translation>Sulla mappa non c’è nessuna miniatura.</translation>
    </message>
    <message>
        <source>Power tokens</source>
        <translation>Gettoni Energia</translation>
    </message>
    <message>
        <source>In the reserves</source>
        <translation>Nelle riserve</translation>
    </message>
    <message>
        <source>is placed</source>
        <translation>viene piazzato</translation>
    </message>
    <message>
        <source>is removed</source>
        <translation>viene tolto</translation>
    </message>
    <message>
        <source>No objective is known.</source>
        <translation>Non si conosce nessun obiettivo.</translation>
    </message>
    <message>
        <source>Objective</source>
        <extracomment>a tile on the map that shows an objective</extracomment>
        <translation>Obiettivo</translation>
    </message>
    <message>
        <source>is face down, as</source>
        <translation>è coperta, come</translation>
    </message>
    <message>
        <source>is turned up as</source>
        <translation>viene scoperta, come</translation>
    </message>
    <message>
        <source>is open and gone</source>
        <translation>è aperta e tolta</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>starting room</source>
        <translation>stanza iniziale</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>nascosta</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>rivelata</translation>
    </message>
    <message>
        <source>goal room</source>
        <translation>stanza Obiettivo</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Stanza %1</translation>
    </message>
    <message>
        <source>Work out the rooms first.</source>
        <translation>Prima ricava le stanze.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Room card</source>
        <translation>Carta Stanza</translation>
    </message>
    <message>
        <source>goes to the bottom</source>
        <translation>va in fondo</translation>
    </message>
    <message>
        <source>is taken out</source>
        <translation>viene tolta</translation>
    </message>
    <message>
        <source>No tile of the mission has another side.</source>
        <translation>Nessuna tessera della missione ha un altro lato.</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Tessera %1</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>The dashboard has no tile.</source>
        <translation>Il Pannello non ha nessuna tessera.</translation>
    </message>
    <message>
        <source>Ready cost</source>
        <translation>Costo di attivazione</translation>
    </message>
    <message>
        <source>Committed cost, or 0</source>
        <translation>Costo di Impegno, o 0</translation>
    </message>
    <message>
        <source>Refresh</source>
        <extracomment>the number of tokens that leave a well in a round</extracomment>
        <translation>Ripristino</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Turn of</source>
        <translation>Turno di</translation>
    </message>
    <message>
        <source>Primary timer</source>
        <translation>Timer primario</translation>
    </message>
    <message>
        <source>Secondary timer</source>
        <translation>Timer secondario</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>non raggiunto</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>raggiunto</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a place of tokens, how many</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banca</translation>
    </message>
    <message>
        <source>Energy pool</source>
        <translation>Riserva di Energia</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Gettoni</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>on a space of the board</source>
        <translation>su uno spazio della mappa</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>fuori dalla mappa</translation>
    </message>
    <message>
        <source>Click its space on the board, or choose “off the map”.</source>
        <translation>Fai clic sul suo spazio sulla mappa, o scegli «fuori dalla mappa».</translation>
    </message>
    <message>
        <source>No stance is known.</source>
        <translation>Non si conosce nessun Atteggiamento.</translation>
    </message>
    <message>
        <source>Place in the order</source>
        <translation>Posto nell’ordine</translation>
    </message>
    <message>
        <source>No kit card is known.</source>
        <translation>Non si conosce nessuna carta Kit.</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>la prende</translation>
    </message>
    <message>
        <source>puts it back</source>
        <translation>la rimette via</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>The investigate cards have no names here: only the deck is counted.</source>
        <translation>Qui le carte Investigazione non hanno nomi: si conta soltanto il mazzo.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>il mazzo</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fuori dal gioco</translation>
    </message>
    <message>
        <source>has wounds</source>
        <translation>ha Ferite</translation>
    </message>
    <message>
        <source>%1, no door yet</source>
        <comment>an edge of the map</comment>
        <translation>%1, ancora senza porta</translation>
    </message>
    <message>
        <source>Click a space of the board to place a door on one of its edges.</source>
        <translation>Fai clic su uno spazio della mappa per mettere una porta su un suo lato.</translation>
    </message>
    <message>
        <source>has these costs</source>
        <translation>ha questi costi</translation>
    </message>
    <message>
        <source>leaves the dashboard</source>
        <translation>lascia il Pannello</translation>
    </message>
    <message>
        <source>There are tokens in its well: correct them first.</source>
        <translation>Nel suo Pozzo ci sono gettoni: correggi prima quelli.</translation>
    </message>
    <message>
        <source>What to correct</source>
        <translation>Che cosa correggere</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Match your table; can be undone</source>
        <translation>Correggi come sul tuo tavolo; si può annullare</translation>
    </message>
    <message>
        <source>Close the form (Esc)</source>
        <translation>Chiudi il modulo (Esc)</translation>
    </message>
    <message>
        <source>Choose first: %1</source>
        <extracomment>a list of the form</extracomment>
        <translation>Scegli prima: %1</translation>
    </message>
    <message>
        <source>Nothing to correct here.</source>
        <translation>Qui non c’è niente da correggere.</translation>
    </message>
    <message>
        <source>Your table shows this already: change a value.</source>
        <translation>Il tuo tavolo è già così: cambia un valore.</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa accade</translation>
    </message>
    <message>
        <source>A commando joins or changes player</source>
        <translation>Un commando si unisce o cambia giocatore</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
</context>
<context>
    <name>CourseMenu</name>
    <message>
        <source>Correct: no barrage, the dice come next</source>
        <translation>Correggi: niente Sbarramento, ora i dadi</translation>
    </message>
    <message>
        <source>Correct: the barrage fires before the dice</source>
        <translation>Correggi: lo Sbarramento spara prima dei dadi</translation>
    </message>
    <message>
        <source>Correct: this battle is over and won</source>
        <translation>Correggi: questa battaglia è finita e vinta</translation>
    </message>
    <message>
        <source>Correct: this battle is over and lost</source>
        <translation>Correggi: questa battaglia è finita e persa</translation>
    </message>
    <message>
        <source>Correct: %1 of %2</source>
        <comment>a phase, a player</comment>
        <translation>Correggi: %1, %2</translation>
    </message>
    <message>
        <source>Correct: round %1 begins again</source>
        <translation>Correggi: il round %1 ricomincia</translation>
    </message>
    <message>
        <source>Correct: round %1 begins</source>
        <translation>Correggi: comincia il round %1</translation>
    </message>
    <message>
        <source>Correct: the resistance phase begins</source>
        <translation>Correggi: comincia la Fase della Resistenza</translation>
    </message>
    <message>
        <source>Correct: step %1, %2</source>
        <comment>of the resistance phase</comment>
        <translation>Correggi: passo %1, %2</translation>
    </message>
    <message>
        <source>Correct: %1 goes back to the pool</source>
        <comment>a token</comment>
        <translation>Correggi: %1 torna nella riserva dei segnalini</translation>
    </message>
    <message>
        <source>Correct: %1 comes to %2</source>
        <comment>a token, a section</comment>
        <translation>Correggi: arriva %1 (%2)</translation>
    </message>
    <message>
        <source>Correct: %1 is the first player</source>
        <translation>Correggi: %1 è il primo giocatore</translation>
    </message>
    <message>
        <source>Correct: it is %1’s turn</source>
        <translation>Correggi: è il turno di %1</translation>
    </message>
    <message>
        <source>Correct: %1 has moved</source>
        <comment>a token</comment>
        <translation>Correggi: %1 ha mosso</translation>
    </message>
    <message>
        <source>Correct: %1 has fired</source>
        <comment>a token</comment>
        <translation>Correggi: %1 ha sparato</translation>
    </message>
</context>
<context>
    <name>DiceWording</name>
    <message>
        <source>%1 black</source>
        <translation>neri %1</translation>
    </message>
    <message>
        <source>%1 red</source>
        <translation>rossi %1</translation>
    </message>
    <message>
        <source>defense %1</source>
        <translation>difesa %1</translation>
    </message>
    <message>
        <source>%1 rolls %2</source>
        <comment>an attacker, dice</comment>
        <translation>%1 tira %2</translation>
    </message>
    <message>
        <source>the target’s defense is unknown</source>
        <translation>la difesa del bersaglio è sconosciuta</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) against %1</source>
        <translation>
            <numerusform>%n colpo contro %1</numerusform>
            <numerusform>%n colpi contro %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n hit(s)</source>
        <translation>
            <numerusform>serve %n colpo</numerusform>
            <numerusform>servono %n colpi</numerusform>
        </translation>
    </message>
    <message>
        <source>to wound %1</source>
        <translation>per ferire %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a marker, a space</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3</source>
        <translation>%1 attacca %2 con %3</translation>
    </message>
    <message>
        <source>The attack is over</source>
        <translation>L’attacco è finito</translation>
    </message>
    <message>
        <source>explodes: roll for everybody within range; defenses do not count</source>
        <translation>esplode: si tira per tutti nel raggio, e le difese non contano</translation>
    </message>
    <message>
        <source>defense %1 by cover and effects</source>
        <comment>a number with its sign</comment>
        <translation>difesa %1 per copertura ed effetti</translation>
    </message>
    <message numerus="yes">
        <source>The attack deals %n wound(s)</source>
        <translation>
            <numerusform>L’attacco infligge %n Ferita</numerusform>
            <numerusform>L’attacco infligge %n Ferite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tests %2: %n hit(s) needed, the chance is %3</source>
        <comment>a commando, a stat, a percentage</comment>
        <translation>
            <numerusform>%1, sfida di %2: serve %n colpo, la probabilità è %3</numerusform>
            <numerusform>%1, sfida di %2: servono %n colpi, la probabilità è %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>two wounds from %n hit(s) on</source>
        <translation>
            <numerusform>due Ferite da %n colpo in su</numerusform>
            <numerusform>due Ferite da %n colpi in su</numerusform>
        </translation>
    </message>
    <message>
        <source>two wounds %1</source>
        <comment>a chance</comment>
        <translation>due Ferite %1</translation>
    </message>
    <message>
        <source>no wound</source>
        <translation>nessuna Ferita</translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n Ferita</numerusform>
            <numerusform>%n Ferite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what changed an attack, how</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The attack misses with %n of %1 hits</source>
        <comment>how many were needed</comment>
        <translation>
            <numerusform>Attacco mancato: %n colpo, ne servivano %1</numerusform>
            <numerusform>Attacco mancato: %n colpi, ne servivano %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWording</name>
    <message numerus="yes">
        <source>%n substitute token(s)</source>
        <translation>
            <numerusform>%n gettone sostitutivo</numerusform>
            <numerusform>%n gettoni sostitutivi</numerusform>
        </translation>
    </message>
    <message>
        <source>The Crisis Point is reached</source>
        <translation>Il Punto di Crisi è raggiunto</translation>
    </message>
    <message>
        <source>The Crisis Point is not reached</source>
        <translation>Il Punto di Crisi non è raggiunto</translation>
    </message>
    <message>
        <source>Turn of %1</source>
        <translation>Turno: %1</translation>
    </message>
    <message>
        <source>%1 is activated</source>
        <translation>%1 si attiva</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 leaves the map</source>
        <translation>%1 lascia la mappa</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3</source>
        <translation>%1 si muove da %2 a %3</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 prende %2</translation>
    </message>
    <message>
        <source>%1 puts %2 back</source>
        <translation>%1 rimette a posto %2</translation>
    </message>
    <message>
        <source>%1 readies %2</source>
        <translation>%1 impugna %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a commando, a stance</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n wound(s)</source>
        <translation>
            <numerusform>%1 ha %n Ferita</numerusform>
            <numerusform>%1 ha %n Ferite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation>%1 esce dal gioco</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <translation>%1 riceve %2</translation>
    </message>
    <message numerus="yes">
        <source>The investigate deck has %n card(s) left</source>
        <translation>
            <numerusform>Nel mazzo Investigazione resta %n carta</numerusform>
            <numerusform>Nel mazzo Investigazione restano %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>The investigate deck is shuffled</source>
        <translation>Il mazzo Investigazione è mescolato</translation>
    </message>
    <message numerus="yes">
        <source>The doors make %n room(s)</source>
        <translation>
            <numerusform>Le porte formano %n stanza</numerusform>
            <numerusform>Le porte formano %n stanze</numerusform>
        </translation>
    </message>
    <message>
        <source>Room %1 holds %2</source>
        <comment>its cards</comment>
        <translation>La stanza %1 contiene %2</translation>
    </message>
    <message>
        <source>Room %1 is revealed</source>
        <translation>La stanza %1 è rivelata</translation>
    </message>
    <message>
        <source>Room %1 is revealed: %2</source>
        <translation>La stanza %1 è rivelata: %2</translation>
    </message>
    <message>
        <source>%1 arrives on %2</source>
        <translation>%1 arriva in %2</translation>
    </message>
    <message>
        <source>A tile turns over</source>
        <translation>Una tessera si gira</translation>
    </message>
    <message>
        <source>Reroll with %1: %2</source>
        <translation>Rilancio con %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n hit(s): %2</source>
        <comment>a commando, a stat</comment>
        <translation>
            <numerusform>A %1 serve %n colpo: %2</numerusform>
            <numerusform>A %1 servono %n colpi: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls for a hazard: %2</source>
        <translation>%1 tira per un rischio: %2</translation>
    </message>
    <message>
        <source>Explosion on %1</source>
        <translation>Esplosione in %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n power token(s)</source>
        <translation>
            <numerusform>%1 ha %n gettone Energia</numerusform>
            <numerusform>%1 ha %n gettoni Energia</numerusform>
        </translation>
    </message>
    <message>
        <source>The overseer writes the plan</source>
        <translation>Il Sorvegliante scrive il piano</translation>
    </message>
    <message>
        <source>Notes written</source>
        <translation>Note scritte</translation>
    </message>
    <message>
        <source>The door %1 is %2</source>
        <comment>its kind</comment>
        <translation>La porta %1 è %2</translation>
    </message>
    <message>
        <source>Mission event: %1</source>
        <translation>Evento della missione: %1</translation>
    </message>
    <message>
        <source>The overseer plans an event</source>
        <translation>Il Sorvegliante pianifica un evento</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2 has %n wound(s)</source>
        <comment>a marker, a space</comment>
        <translation>
            <numerusform>%1 in %2 ha %n Ferita</numerusform>
            <numerusform>%1 in %2 ha %n Ferite</numerusform>
        </translation>
    </message>
    <message>
        <source>No reroll</source>
        <translation>Nessun rilancio</translation>
    </message>
    <message>
        <source>The move is interrupted</source>
        <translation>Il movimento si interrompe</translation>
    </message>
    <message>
        <source>Decided in secret</source>
        <translation>Deciso in segreto</translation>
    </message>
    <message>
        <source>The timers go to %1 and %2</source>
        <translation>Il primo Timer va a %1, il secondo a %2</translation>
    </message>
    <message>
        <source>The timer goes to %1</source>
        <translation>Il Timer va a %1</translation>
    </message>
    <message>
        <source>Attack rolled: %1</source>
        <comment>hits</comment>
        <translation>Tiro d’attacco: %1</translation>
    </message>
    <message>
        <source>One more die for the challenge</source>
        <translation>Un dado in più per la sfida</translation>
    </message>
    <message>
        <source>Challenge passed: %1</source>
        <translation>Sfida superata: %1</translation>
    </message>
    <message>
        <source>Challenge failed: %1</source>
        <translation>Sfida fallita: %1</translation>
    </message>
    <message>
        <source>Explosion on %1, with dice rolled by Dossier</source>
        <translation>Esplosione in %1, con dadi tirati da Dossier</translation>
    </message>
    <message>
        <source>The overseer uses {ability} for {cost}</source>
        <translation>Il Sorvegliante usa {ability}, costo {cost}</translation>
    </message>
    <message>
        <source>{role} is {condition}</source>
        <comment>a commando, downed or the like</comment>
        <translation>{role}: {condition}</translation>
    </message>
    <message>
        <source>Door on {door}</source>
        <translation>Porta in {door}</translation>
    </message>
    <message>
        <source>{marker} on {at}</source>
        <comment>a marker, a space</comment>
        <translation>{marker} in {at}</translation>
    </message>
    <message>
        <source>{marker} on {at} removed</source>
        <comment>a marker, a space</comment>
        <translation>Tolto da {at}: {marker}</translation>
    </message>
    <message>
        <source>Objective on {at}</source>
        <translation>Obiettivo in {at}</translation>
    </message>
    <message>
        <source>{name} on {on} ends</source>
        <comment>an effect, on somebody</comment>
        <translation>{name} su {on} finisce</translation>
    </message>
    <message>
        <source>{name} interrupts</source>
        <translation>{name} interrompe</translation>
    </message>
    <message>
        <source>Player {seat} writes notes</source>
        <translation>Il giocatore {seat} scrive note</translation>
    </message>
    <message>
        <source>Event revealed: {event.name}</source>
        <translation>Evento rivelato: {event.name}</translation>
    </message>
    <message>
        <source>round {clock.round}, step {clock.step}</source>
        <translation>round {clock.round}, fase {clock.step}</translation>
    </message>
    <message>
        <source>{card.name} leaves the dashboard</source>
        <comment>a piece</comment>
        <translation>{card.name} lascia il Pannello</translation>
    </message>
    <message>
        <source>Initiative: {order}</source>
        <translation>Iniziativa: {order}</translation>
    </message>
    <message>
        <source>{figure} leaves the map</source>
        <translation>{figure} lascia la mappa</translation>
    </message>
    <message>
        <source>{joined.name} joins the attack</source>
        <translation>{joined.name} si aggiunge all’attacco</translation>
    </message>
    <message>
        <source>{hazard.who} has to roll for a hazard</source>
        <translation>{hazard.who} deve tirare per un rischio</translation>
    </message>
    <message>
        <source>{effect.name} on {effect.on}</source>
        <comment>an effect, on somebody</comment>
        <translation>{effect.name} su {effect.on}</translation>
    </message>
    <message>
        <source>Player {seat} plays {role}</source>
        <translation>Il giocatore {seat} gioca {role}</translation>
    </message>
    <message>
        <source>The door {door} is open</source>
        <translation>La porta {door} è aperta</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n adrenaline</source>
        <comment>a commando</comment>
        <translation>
            <numerusform>%1 prende %n Adrenalina</numerusform>
            <numerusform>%1 prende %n Adrenalina</numerusform>
        </translation>
    </message>
    <message>
        <source>from bank</source>
        <comment>tokens</comment>
        <translation>dalla banca</translation>
    </message>
    <message>
        <source>from pool</source>
        <comment>tokens</comment>
        <translation>dalla Riserva</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>tokens, the well of an ability</comment>
        <translation>dal Pozzo di %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>tokens, a commando</comment>
        <translation>dalla scheda di %1</translation>
    </message>
    <message>
        <source>to bank</source>
        <comment>tokens</comment>
        <translation>alla banca</translation>
    </message>
    <message>
        <source>to pool</source>
        <comment>tokens</comment>
        <translation>alla Riserva</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>tokens, the well of an ability</comment>
        <translation>al Pozzo di %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>tokens, a commando</comment>
        <translation>alla scheda di %1</translation>
    </message>
    <message numerus="yes">
        <source>%n adrenaline moves %1 %2</source>
        <comment>tokens, from where, to where</comment>
        <translation>
            <numerusform>%n segnalino Adrenalina va %1 %2</numerusform>
            <numerusform>%n segnalini Adrenalina vanno %1 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The room card is empty: nothing happens</source>
        <translation>La carta stanza è vuota: non succede nulla</translation>
    </message>
    <message>
        <source>The overseer resolves %1</source>
        <comment>a room card</comment>
        <translation>Il Sorvegliante risolve la carta stanza: %1</translation>
    </message>
    <message>
        <source>The game is over: the commandos win</source>
        <translation>La partita è finita: vincono i commando</translation>
    </message>
    <message>
        <source>The game is over: the overseer wins</source>
        <translation>La partita è finita: vince il Sorvegliante</translation>
    </message>
</context>
<context>
    <name>ExampleWording</name>
    <message>
        <source>Distance of the aura: %1.</source>
        <translation>Distanza dell’aura: %1.</translation>
    </message>
    <message>
        <source>Distance: %1.</source>
        <translation>Distanza: %1.</translation>
    </message>
    <message>
        <source>No path leads there: out of range of everything.</source>
        <translation>Nessun percorso porta fin lì: fuori da ogni gittata.</translation>
    </message>
    <message numerus="yes">
        <source>The field of vision holds %n space(s).</source>
        <translation>
            <numerusform>Il campo visivo comprende %n spazio.</numerusform>
            <numerusform>Il campo visivo comprende %n spazi.</numerusform>
        </translation>
    </message>
    <message>
        <source>This placement is allowed.</source>
        <translation>Questo piazzamento è permesso.</translation>
    </message>
    <message>
        <source>This placement is not allowed.</source>
        <translation>Questo piazzamento non è permesso.</translation>
    </message>
</context>
<context>
    <name>FactWording</name>
    <message>
        <source>possible only if a hidden card was used</source>
        <translation>possibile solo se è stata usata una carta nascosta</translation>
    </message>
    <message>
        <source>the agent can be here: %1 of the possible ways lead here</source>
        <translation>l’agente può essere qui: percorsi possibili che ci portano: %1</translation>
    </message>
    <message>
        <source>the agent can be here</source>
        <translation>l’agente può essere qui</translation>
    </message>
    <message>
        <source>the agent completes the objective on %1</source>
        <translation>l’agente completa l’obiettivo in %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>a fact</comment>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>a structure: closed to everybody</source>
        <translation>una struttura: non ci si entra</translation>
    </message>
    <message>
        <source>Turn %1: %2 was said, and the sheet has %3 (%4)</source>
        <comment>two spaces, a rule</comment>
        <translation>Turno %1: è stato detto %2, e sul foglio c’è %3 (%4)</translation>
    </message>
    <message>
        <source>Turn %1: what was said does not fit %2 on the sheet (%3)</source>
        <comment>a space, a rule</comment>
        <translation>Turno %1: quello che è stato detto non concorda con %2 sul foglio (%3)</translation>
    </message>
    <message>
        <source>Turn %1: what was said does not fit the sheet (%2)</source>
        <comment>a rule</comment>
        <translation>Turno %1: quello che è stato detto non concorda con il foglio (%2)</translation>
    </message>
    <message>
        <source>No hunter sees %1, where the agent was shown: a hidden card did that, or it was entered by mistake.</source>
        <translation>Nessun cacciatore vede %1, dove è stato mostrato l’agente: è opera di una carta nascosta, oppure è stato inserito per errore.</translation>
    </message>
    <message>
        <source>no hunter sees this space: shown here by a hidden card, or by mistake</source>
        <translation>nessun cacciatore vede questo spazio: mostrato qui da una carta nascosta, o per errore</translation>
    </message>
    <message>
        <source>no hunter sees this space, so the agent cannot have been shown here</source>
        <translation>nessun cacciatore vede questo spazio: l’agente non può essere stato mostrato qui</translation>
    </message>
    <message numerus="yes">
        <source>too far: %n turn(s) of moving from %1 do not lead here</source>
        <comment>a space</comment>
        <translation>
            <numerusform>troppo lontano: in %n turno da %1 non si arriva qui</numerusform>
            <numerusform>troppo lontano: in %n turni da %1 non si arriva qui</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: the sheet has no line (%2)</source>
        <comment>a turn, a rule</comment>
        <translation>Turno %1: sul foglio manca la riga (%2)</translation>
    </message>
    <message>
        <source>Turn %1: this agent cannot hold that card, or has no charge of it left (%2)</source>
        <comment>a turn, a rule</comment>
        <translation>Turno %1: questo agente non può avere in mano quella carta, o non le restano cariche (%2)</translation>
    </message>
    <message>
        <source>The sheet names cards that this agent cannot have taken (%1)</source>
        <comment>a rule</comment>
        <translation>Il foglio indica carte che questo agente non può aver preso (%1)</translation>
    </message>
    <message>
        <source>The sheet names another character than the one that was revealed (%1)</source>
        <comment>a rule</comment>
        <translation>Il foglio indica un personaggio diverso da quello rivelato (%1)</translation>
    </message>
    <message>
        <source>Turn %1: an objective was announced, and none was completed (%2)</source>
        <comment>a turn, a rule</comment>
        <translation>Turno %1: era stato annunciato un obiettivo, ma non ne è stato completato nessuno (%2)</translation>
    </message>
    <message>
        <source>Turn %1: the card on the sheet is not the one that was announced (%2)</source>
        <comment>a turn, a rule</comment>
        <translation>Turno %1: la carta sul foglio non è quella annunciata (%2)</translation>
    </message>
    <message>
        <source>the agent is here</source>
        <translation>l’agente è qui</translation>
    </message>
    <message>
        <source>the agent is here, if no hidden card was used</source>
        <translation>l’agente è qui, se non è stata usata nessuna carta nascosta</translation>
    </message>
    <message>
        <source>nothing shown</source>
        <translation>nulla da mostrare</translation>
    </message>
    <message>
        <source>the agent has not moved from %1 yet</source>
        <comment>a space</comment>
        <translation>l’agente non si è ancora mosso da %1</translation>
    </message>
    <message>
        <source>the public facts contradict each other: the agent can be nowhere</source>
        <translation>i fatti pubblici si contraddicono: l’agente non può essere da nessuna parte</translation>
    </message>
    <message>
        <source>occupied by %1; before that, in turn %2, the agent was elsewhere (%3)</source>
        <comment>a hunter, a turn, the fact that says so</comment>
        <translation>occupato da %1; prima, al turno %2, l’agente era altrove (%3)</translation>
    </message>
    <message>
        <source>the agent cannot have come here since turn %1 (%2)</source>
        <comment>a turn, the fact that excludes it</comment>
        <translation>dal turno %1 (%2) l’agente non può essere arrivato qui</translation>
    </message>
    <message>
        <source>the agent cannot be here after turn %1 (%2)</source>
        <comment>a turn, the fact that excludes it</comment>
        <translation>dopo il turno %1 (%2) l’agente non può essere qui</translation>
    </message>
    <message>
        <source>the agent cannot be here: in turn %1 the agent completes the objective on %2</source>
        <translation>l’agente non può essere qui: al turno %1 completa l’obiettivo in %2</translation>
    </message>
    <message>
        <source>occupied by %1: the agent cannot step onto a hunter’s space</source>
        <comment>a hunter</comment>
        <translation>occupato da %1: l’agente non può entrare nello spazio di un cacciatore</translation>
    </message>
</context>
<context>
    <name>FactsOption</name>
    <message>
        <source>%1: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is no file of public facts: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1 non è un file di fatti pubblici: %2</translation>
    </message>
    <message>
        <source>%1 is no file of public facts: at %2: %3</source>
        <comment>a file, a place in it, what is wrong</comment>
        <translation>%1 non è un file di fatti pubblici: in %2: %3</translation>
    </message>
    <message>
        <source>%1 was not written: that agent is not on the board yet.</source>
        <translation>%1 non è stato scritto: quell’agente non è ancora sulla plancia.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Maps (*.json)</source>
        <translation>Mappe (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Salva la mappa</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Immagine (*.png)</translation>
    </message>
    <message>
        <source>Drawing that scales (*.svg)</source>
        <translation>Disegno ingrandibile (*.svg)</translation>
    </message>
    <message>
        <source>Page to print (*.pdf)</source>
        <translation>Pagina da stampare (*.pdf)</translation>
    </message>
    <message>
        <source>Maps and campaigns (*.json *.dossier)</source>
        <translation>Mappe e campagne (*.json *.dossier)</translation>
    </message>
    <message>
        <source>Campaigns (*.dossier)</source>
        <translation>Campagne (*.dossier)</translation>
    </message>
    <message>
        <source>Open a map or a campaign</source>
        <translation>Apri una mappa o una campagna</translation>
    </message>
    <message>
        <source>Save the pages</source>
        <translation>Salva le pagine</translation>
    </message>
    <message>
        <source>Packs (*.json)</source>
        <translation>Pacchetti (*.json)</translation>
    </message>
    <message>
        <source>Choose a pack</source>
        <translation>Scegli un pacchetto</translation>
    </message>
    <message>
        <source>Public facts (*.json)</source>
        <translation>Fatti pubblici (*.json)</translation>
    </message>
    <message>
        <source>Import public facts</source>
        <translation>Importa fatti pubblici</translation>
    </message>
    <message>
        <source>Save the public facts</source>
        <translation>Salva i fatti pubblici</translation>
    </message>
    <message>
        <source>Copies of my cards (*.json)</source>
        <translation>Copie delle mie carte (*.json)</translation>
    </message>
    <message>
        <source>Save a copy of my cards</source>
        <translation>Salva una copia delle mie carte</translation>
    </message>
    <message>
        <source>Import my cards from a file</source>
        <translation>Importa le mie carte da un file</translation>
    </message>
    <message>
        <source>Save a copy for the players</source>
        <translation>Salva una copia per i giocatori</translation>
    </message>
    <message>
        <source>Key files (*.key)</source>
        <translation>File chiave (*.key)</translation>
    </message>
    <message>
        <source>Choose a key file</source>
        <translation>Scegli un file chiave</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Salva la tabella</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salva il resoconto</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Pagina web (*.html)</translation>
    </message>
    <message>
        <source>Text in Markdown (*.md)</source>
        <translation>Testo in Markdown (*.md)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salva l’immagine</translation>
    </message>
</context>
<context>
    <name>FormBuilder</name>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
</context>
<context>
    <name>GameWording</name>
    <message>
        <source>%1 (process %2 on %3)</source>
        <translation>%1 (processo %2 su %3)</translation>
    </message>
    <message>
        <source>This file does not exist.</source>
        <translation>Questo file non esiste.</translation>
    </message>
    <message>
        <source>A file of that name is there already. Choose another name.</source>
        <translation>C’è già un file con questo nome. Scegline un altro.</translation>
    </message>
    <message>
        <source>It is not a campaign file of Dossier.</source>
        <translation>Non è un file di campagna di Dossier.</translation>
    </message>
    <message>
        <source>Made by a newer Dossier (version %1; this one reads up to %2). Use that one.</source>
        <translation>Creato da un Dossier più recente (versione %1; questo legge fino alla %2). Usa quello.</translation>
    </message>
    <message>
        <source>Made by an older Dossier. It has to be updated, but cannot be written.</source>
        <translation>Creato da un Dossier più vecchio. Va aggiornato, ma non si può scrivere.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space and send the command again; nothing confirmed is lost.</source>
        <translation>Il disco è pieno. Libera spazio e ripeti il comando: niente di quello che è confermato va perso.</translation>
    </message>
    <message>
        <source>It, its folder or its disk cannot be written.</source>
        <translation>Il file, la sua cartella o il suo disco non si possono scrivere.</translation>
    </message>
    <message>
        <source>You may not read it.</source>
        <translation>Non hai il permesso di leggerlo.</translation>
    </message>
    <message>
        <source>The file is no longer where it was opened.</source>
        <translation>Il file non è più dove è stato aperto.</translation>
    </message>
    <message>
        <source>It is open in another Dossier window; here you can only look.</source>
        <translation>È aperta in un’altra finestra di Dossier; qui puoi solo guardare.</translation>
    </message>
    <message>
        <source>Another file lies in its place now, or it was changed on another computer. Open it again to see what is in it.</source>
        <translation>Al suo posto ora c’è un altro file, oppure è stato cambiato su un altro computer. Riaprilo per vedere che cosa contiene.</translation>
    </message>
    <message>
        <source>It is in use, and its lock does not say on which computer.</source>
        <translation>È in uso, ma non si sa su quale computer.</translation>
    </message>
    <message>
        <source>It is in use on another computer: %1.</source>
        <translation>È in uso su un altro computer: %1.</translation>
    </message>
    <message>
        <source>Open the game here to take it over.</source>
        <translation>Apri qui la partita per continuarla su questo computer.</translation>
    </message>
    <message>
        <source>Dossier could not read it.</source>
        <translation>Dossier non riesce a leggerlo.</translation>
    </message>
    <message>
        <source>Dossier could not write it.</source>
        <translation>Dossier non riesce a scriverlo.</translation>
    </message>
    <message>
        <source>Dossier could not read the pack %1.</source>
        <translation>Dossier non riesce a leggere il pacchetto %1.</translation>
    </message>
    <message>
        <source>The pack %1 cannot be used: at %2: %3</source>
        <translation>Il pacchetto %1 non si può usare: in %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: its session was played with a newer Dossier. Use that one.</source>
        <translation>%1: la sua sessione è stata giocata con un Dossier più recente. Usa quello.</translation>
    </message>
    <message>
        <source>The game is read-only. %1</source>
        <translation>La partita è in sola lettura. %1</translation>
    </message>
    <message>
        <source>The journal is damaged after record %1; what comes before it is intact.</source>
        <translation>Il diario è danneggiato dopo la registrazione %1; quello che viene prima è intatto.</translation>
    </message>
    <message>
        <source>The file was brought up to date; a copy of it as it was is %1.</source>
        <translation>Il file è stato aggiornato; una copia di com’era è %1.</translation>
    </message>
    <message>
        <source>This session continues as it was begun: %1.</source>
        <translation>Questa sessione continua come è cominciata: %1.</translation>
    </message>
    <message>
        <source>There is no such campaign or session in it.</source>
        <translation>Non contiene quella campagna o sessione.</translation>
    </message>
    <message>
        <source>The pack has no mission %1. It has: %2.</source>
        <translation>Il pacchetto non ha la missione %1. Ha: %2.</translation>
    </message>
    <message>
        <source>Dossier could not keep a copy of the file today. %1</source>
        <translation>Oggi Dossier non è riuscito a conservare una copia del file. %1</translation>
    </message>
    <message>
        <source>%1: its session is one of %2, not of %3.</source>
        <translation>%1: la sua sessione è di %2, non di %3.</translation>
    </message>
    <message>
        <source>It is damaged: part of it is missing or was changed.</source>
        <translation>È danneggiato: una parte manca o è stata cambiata.</translation>
    </message>
    <message>
        <source>it does not say which</source>
        <translation>non dice quale</translation>
    </message>
    <message>
        <source>Another program has taken it over: %1. Nothing more is written here; open it again.</source>
        <translation>Lo ha preso un altro programma: %1. Qui non si scrive più niente; riaprilo.</translation>
    </message>
    <message>
        <source>Its name is too long. Choose a shorter one.</source>
        <translation>Il suo nome è troppo lungo. Scegline uno più corto.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Questa cartella non esiste.</translation>
    </message>
    <message>
        <source>The last part of the game is not in it: the file %1-wal is missing. Bring it back, or begin a new session if it is gone for good.</source>
        <translation>L’ultima parte della partita non è qui: manca il file %1-wal. Rimettilo accanto, o comincia una nuova sessione se è perduto.</translation>
    </message>
    <message>
        <source>This file is too large or too complex to read. It was not made by Dossier.</source>
        <translation>Questo file è troppo grande o complesso da leggere. Non lo ha creato Dossier.</translation>
    </message>
    <message>
        <source>Its secrets are locked, and the key is not on this computer. Copy the file %1 from the computer where the game was played, or type its 24 words (About Dossier in the menu, or dossier key --restore), and open the game again.</source>
        <translation>I suoi segreti sono chiusi a chiave, e la chiave non è su questo computer. Copia il file %1 dal computer dove si è giocato, oppure scrivi le sue 24 parole (Informazioni su Dossier nel menu, oppure dossier key --restore), e riapri la partita.</translation>
    </message>
    <message>
        <source>Its secrets are locked with another key than those on this computer. Add the key of the computer where the game was played, by its 24 words (About Dossier in the menu, or dossier key --restore) or by its key file, copied into the folder of %1 under another name, and open the game again.</source>
        <translation>I suoi segreti sono chiusi con una chiave diversa da quelle di questo computer. Aggiungi la chiave del computer dove si è giocato, con le sue 24 parole (Informazioni su Dossier nel menu, oppure dossier key --restore) o con il suo file, copiato nella cartella di %1 con un altro nome, e riapri la partita.</translation>
    </message>
    <message>
        <source>%1: What was played last may not be in it: it was copied, or cut off, without the file %1-wal beside it. What is shown is as it was before that.</source>
        <translation>%1: L’ultima parte giocata potrebbe mancare: è stato copiato, o interrotto, senza il file %1-wal accanto. Quello che si vede è com’era prima.</translation>
    </message>
    <message>
        <source>There was no session in the file: a new one begins.</source>
        <translation>Nel file non c’era nessuna sessione: ne comincia una.</translation>
    </message>
    <message>
        <source>The pack %1 cannot be used: %2</source>
        <translation>Il pacchetto %1 non si può usare: %2</translation>
    </message>
    <message>
        <source>It is empty: what was in it is lost, or it never held a game. If you do not need it, delete it or choose another name.</source>
        <translation>È vuoto: il contenuto è perso, oppure non ha mai contenuto una partita. Se non ti serve, eliminalo o scegli un altro nome.</translation>
    </message>
    <message>
        <source>Another program put another file in its place, or wrote into it, while it was open. Nothing more is written to it.</source>
        <translation>Mentre era aperto, un altro programma ha messo un altro file al suo posto o vi ha scritto. Non vi si scrive più nulla.</translation>
    </message>
    <message>
        <source>Something else has the name of its lock file: %1.lock. Move that away.</source>
        <translation>Qualcos’altro ha il nome del suo file di blocco: %1.lock. Spostalo altrove.</translation>
    </message>
    <message>
        <source>Too many files are open. Close other programs and try again.</source>
        <translation>Sono aperti troppi file. Chiudi altri programmi e riprova.</translation>
    </message>
    <message>
        <source>What was played is saved as %1.</source>
        <translation>La partita è salvata in %1.</translation>
    </message>
    <message>
        <source>Files that do not belong to this one lay beside it. They were not used, and are kept as: %1</source>
        <translation>Accanto a questo file ce n’erano altri che non gli appartengono. Non sono stati usati e restano come: %1</translation>
    </message>
    <message>
        <source>less than a minute ago</source>
        <translation>meno di un minuto fa</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minuto fa</numerusform>
            <numerusform>%n minuti fa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n ora fa</numerusform>
            <numerusform>%n ore fa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n giorno fa</numerusform>
            <numerusform>%n giorni fa</numerusform>
        </translation>
    </message>
    <message>
        <source>When it was last used there is not known.</source>
        <translation>Non si sa quando sia stato usato lì l’ultima volta.</translation>
    </message>
    <message>
        <source>It was last used there on %1, by that computer’s clock.</source>
        <translation>Lì è stato usato l’ultima volta il %1, secondo l’orologio di quel computer.</translation>
    </message>
    <message>
        <source>It was last used there %1, on %2.</source>
        <comment>how long ago, a moment</comment>
        <translation>Lì è stato usato l’ultima volta %1, il %2.</translation>
    </message>
    <message>
        <source>%1 is in use, and its lock does not say on which computer.</source>
        <translation>%1 è in uso, ma non si sa su quale computer.</translation>
    </message>
    <message>
        <source>%1 is in use on another computer: %2.</source>
        <comment>a file, a computer</comment>
        <translation>%1 è in uso su un altro computer: %2.</translation>
    </message>
    <message>
        <source>Another window or program has changed this card meanwhile; it is shown as it is now.</source>
        <translation>Intanto un’altra finestra o un altro programma ha cambiato questa carta: ora la vedi com’è.</translation>
    </message>
    <message>
        <source>Another window or program has changed %1 meanwhile: yours %2 · on disk %3.</source>
        <comment>a value of a card</comment>
        <translation>Intanto un’altra finestra o un altro programma ha cambiato %1: da te %2 · su disco %3.</translation>
    </message>
    <message>
        <source>Your key is locked by a passphrase. Unlock it (About Dossier in the menu, or --passphrase-file on the command line), and open the game again.</source>
        <translation>La tua chiave è bloccata da una frase segreta. Sbloccala (Informazioni su Dossier nel menu, oppure --passphrase-file dalla riga di comando) e riapri la partita.</translation>
    </message>
    <message>
        <source>It is a copy for the players, without secrets: it can be read, but not played on.</source>
        <translation>È una copia per i giocatori, senza segreti: si può leggere, ma non continuare a giocare.</translation>
    </message>
    <message>
        <source>It was last opened by an earlier version. Open it once with its key, in the window or with “dossier play”, and what everybody knows of it can be read.</source>
        <translation>L’ultima volta è stata aperta con una versione precedente. Aprila una volta con la sua chiave, nella finestra o con «dossier play», e quello che sanno tutti si potrà leggere.</translation>
    </message>
</context>
<context>
    <name>HangingWording</name>
    <message>
        <source>a second agent is to move, and there is none</source>
        <translation>deve muovere un secondo agente, e non c’è</translation>
    </message>
    <message>
        <source>the traitor and the second agent contradict each other</source>
        <translation>il traditore e il secondo agente si contraddicono</translation>
    </message>
    <message>
        <source>a turn has begun that no player at the table can have</source>
        <translation>è cominciato un turno che nessun giocatore al tavolo può avere</translation>
    </message>
    <message>
        <source>the phase of the round does not match the players</source>
        <translation>la fase del round non corrisponde ai giocatori</translation>
    </message>
    <message>
        <source>a hunter is off the board</source>
        <translation>un cacciatore sta fuori dalla plancia</translation>
    </message>
    <message>
        <source>a space or a hunter in the facts about an agent does not exist</source>
        <translation>uno spazio o un cacciatore nei fatti di un agente non esiste</translation>
    </message>
    <message>
        <source>there is a movement sheet of an agent who is not in the game</source>
        <translation>c’è il foglio movimento di un agente che non è in gioco</translation>
    </message>
    <message>
        <source>the vehicle is off the board</source>
        <translation>il veicolo sta fuori dalla plancia</translation>
    </message>
    <message>
        <source>smoke is off the board, or belongs to an agent who is not there</source>
        <translation>il fumo sta fuori dalla plancia, o è di un agente che non c’è</translation>
    </message>
    <message>
        <source>an objective is off the board</source>
        <translation>un obiettivo sta fuori dalla plancia</translation>
    </message>
    <message>
        <source>a completed objective is off the board</source>
        <translation>un obiettivo completato sta fuori dalla plancia</translation>
    </message>
    <message>
        <source>the adrenaline tokens are not as many as in the box</source>
        <translation>i gettoni Adrenalina non sono quanti ne ha la scatola</translation>
    </message>
    <message>
        <source>a commando is off the map, or has something that this game does not have</source>
        <translation>un commando sta fuori dalla mappa, o ha qualcosa che questa partita non ha</translation>
    </message>
    <message>
        <source>a door is being opened that is not there</source>
        <translation>si sta aprendo una porta che non c’è</translation>
    </message>
    <message>
        <source>a choice is expected from a figure that is not there</source>
        <translation>si attende una scelta da una miniatura che non c’è</translation>
    </message>
    <message>
        <source>the value %1 names something that is not there</source>
        <translation>il valore %1 indica qualcosa che non c’è</translation>
    </message>
    <message>
        <source>The state of this session is contradictory: %1. Undo the correction that caused it, or make another one; until then not everything can be played.</source>
        <translation>Questa sessione si contraddice: %1. Annulla la correzione che l’ha causato, o fanne un’altra; fino ad allora non tutto si può giocare.</translation>
    </message>
</context>
<context>
    <name>HeaderStrip</name>
    <message>
        <source>Do the next step</source>
        <translation>Fai il prossimo passo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a key, what the button at the top does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>To the start page (%1); the session is kept as it is</source>
        <translation>Alla pagina iniziale (%1); la sessione resta com’è</translation>
    </message>
</context>
<context>
    <name>HeadlineWords</name>
    <message>
        <source>Place on highlighted spaces: %1 (%2 of %3 chosen)</source>
        <comment>a marker, how many are chosen, the most</comment>
        <translation>Piazza su spazi evidenziati: %1 (%2 di %3 scelti)</translation>
    </message>
    <message numerus="yes">
        <source>Place one of these on a highlighted space (%n left): %1</source>
        <comment>names of figures</comment>
        <translation>
            <numerusform>Piazza una di queste miniature su uno spazio evidenziato (ne resta %n): %1</numerusform>
            <numerusform>Piazza una di queste miniature su uno spazio evidenziato (ne restano %n): %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1 on a highlighted space: %n left</source>
        <translation>
            <numerusform>Piazza %1 su uno spazio evidenziato: ne resta %n</numerusform>
            <numerusform>Piazza %1 su uno spazio evidenziato: ne restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may be knocked back</source>
        <translation>%1 può essere respinto</translation>
    </message>
    <message>
        <source>%1 attacks: roll again, or apply the hits</source>
        <translation>%1 attacca: rilancia o applica i colpi</translation>
    </message>
    <message>
        <source>%1 attacks: roll the dice</source>
        <translation>%1 attacca: tira i dadi</translation>
    </message>
    <message>
        <source>Roll for the challenge</source>
        <translation>Tira per la sfida</translation>
    </message>
    <message>
        <source>%1 rolls for a hazard</source>
        <translation>%1 tira per un rischio</translation>
    </message>
    <message>
        <source>Room %1: click a highlighted space for %2</source>
        <comment>a room, an objective</comment>
        <translation>Stanza %1: fai clic su uno spazio evidenziato per %2</translation>
    </message>
    <message>
        <source>Room %1 is revealed: resolve its cards</source>
        <translation>La stanza %1 è rivelata: risolvi le sue carte</translation>
    </message>
    <message>
        <source>%1 was interrupted: click a space to continue, or end the move here</source>
        <translation>%1 si è interrotto: fai clic su uno spazio per continuare, oppure termina qui il movimento</translation>
    </message>
    <message>
        <source>Mission event: %1</source>
        <translation>Evento della missione: %1</translation>
    </message>
    <message>
        <source>The mission is being set up</source>
        <translation>La missione è in preparazione</translation>
    </message>
    <message>
        <source>A new round: the timers advance</source>
        <translation>Un nuovo round: i Timer avanzano</translation>
    </message>
    <message>
        <source>Adrenaline goes from the sheets to the pool</source>
        <translation>L’Adrenalina passa dalle schede alla Riserva</translation>
    </message>
    <message>
        <source>The commanding officer deals the initiative cards</source>
        <translation>L’Ufficiale Comandante assegna le carte Iniziativa</translation>
    </message>
    <message>
        <source>Every commando chooses a stance</source>
        <translation>Ogni commando sceglie un Atteggiamento</translation>
    </message>
    <message>
        <source>%1: click a space, a figure or a door</source>
        <comment>who acts</comment>
        <translation>%1: fai clic su uno spazio, una miniatura o una porta</translation>
    </message>
    <message>
        <source>The next commando takes a turn</source>
        <translation>Tocca al prossimo commando</translation>
    </message>
    <message>
        <source>The wells are refreshed</source>
        <translation>I Pozzi si ripristinano</translation>
    </message>
    <message>
        <source>Use abilities that spawn, or continue</source>
        <translation>Usa le abilità che generano, o continua</translation>
    </message>
    <message>
        <source>%1 is active: click a space or a target</source>
        <translation>%1 è attivo: fai clic su uno spazio o su un bersaglio</translation>
    </message>
    <message>
        <source>Click an enemy to activate it</source>
        <translation>Fai clic su un nemico per attivarlo</translation>
    </message>
    <message>
        <source>The excess in the pool goes to the bank</source>
        <translation>L’eccesso della Riserva torna alla banca</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>%1 (wounds: %2 of %3)</source>
        <comment>a target, how many, vitality</comment>
        <translation>%1 (Ferite: %2 di %3)</translation>
    </message>
    <message>
        <source>Door %1</source>
        <translation>Porta %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>an actor, a target</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1 va in %2</translation>
    </message>
    <message>
        <source>No figure is left in the reserves: press “Done placing”</source>
        <translation>Nelle riserve non resta nessuna miniatura: premi «Finito di piazzare»</translation>
    </message>
    <message>
        <source>No enemy can be activated now</source>
        <translation>Ora nessun nemico può essere attivato</translation>
    </message>
    <message>
        <source>Roll for the explosion on %1</source>
        <comment>a space</comment>
        <translation>Tira per l’esplosione in %1</translation>
    </message>
    <message>
        <source>The dice of the explosion on %1 are not entered yet: enter them, or put them away with Esc, before anything else is done.</source>
        <translation>I dadi dell’esplosione in %1 non sono ancora inseriti: inseriscili, oppure mettili via con Esc, prima di fare altro.</translation>
    </message>
    <message>
        <source>Click a figure or a space to fill in the form</source>
        <translation>Fai clic su una miniatura o su uno spazio per compilare il modulo</translation>
    </message>
    <message>
        <source>Something</source>
        <comment>that explodes</comment>
        <translation>Qualcosa</translation>
    </message>
    <message>
        <source>%1 explodes on %2: roll for %3, %4 of %5</source>
        <translation>%1 esplode in %2: tira per %3, %4 di %5</translation>
    </message>
    <message>
        <source>Fill in the form</source>
        <translation>Compila il modulo</translation>
    </message>
    <message>
        <source>%1 has done what it can in this activation</source>
        <translation>%1 ha fatto tutto quello che può in questa attivazione</translation>
    </message>
</context>
<context>
    <name>HuntersOffers</name>
    <message>
        <source>Reveal the agent’s sheet</source>
        <translation>Rivela il foglio dell’agente</translation>
    </message>
    <message>
        <source>Reveal the second agent’s sheet</source>
        <translation>Rivela il foglio del secondo agente</translation>
    </message>
    <message>
        <source>Show the true path on the board and check everything announced against it</source>
        <translation>Mostra sulla plancia il vero percorso e confrontalo con tutto quello che è stato annunciato</translation>
    </message>
    <message>
        <source>The dice on the table match those entered</source>
        <translation>I dadi sul tavolo sono quelli inseriti</translation>
    </message>
    <message>
        <source>Enter the attack’s roll</source>
        <translation>Inserisci il tiro d’attacco</translation>
    </message>
    <message>
        <source>Go to the dice</source>
        <translation>Vai ai dadi</translation>
    </message>
    <message>
        <source>Choose where %1 goes</source>
        <translation>Scegli dove va %1</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>Vai alla plancia</translation>
    </message>
    <message>
        <source>Then Dossier gives the agent’s answer</source>
        <translation>Poi Dossier dà la risposta dell’agente</translation>
    </message>
    <message>
        <source>Enter the answer</source>
        <translation>Inserisci la risposta</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Accanto alla plancia</translation>
    </message>
    <message>
        <source>Enter what the agent shows</source>
        <translation>Inserisci che cosa mostra l’agente</translation>
    </message>
    <message>
        <source>Go to the agent’s possible answers</source>
        <translation>Vai alle risposte possibili dell’agente</translation>
    </message>
    <message>
        <source>Reveal the sheet</source>
        <translation>Rivela il foglio</translation>
    </message>
    <message>
        <source>Copy the sheet</source>
        <translation>Copia il foglio</translation>
    </message>
    <message>
        <source>Everything announced is checked against it</source>
        <translation>Tutto quello che è stato annunciato viene confrontato</translation>
    </message>
    <message>
        <source>To start with another hunter, use the button on that card</source>
        <translation>Per cominciare da un altro cacciatore usa il pulsante sulla sua scheda</translation>
    </message>
    <message>
        <source>The agent has escaped</source>
        <translation>L’agente è fuggito</translation>
    </message>
    <message>
        <source>The game ends: the agent left the board by an escape point</source>
        <translation>La partita finisce: l’agente ha lasciato la plancia da un punto di fuga</translation>
    </message>
    <message>
        <source>The agent has no health left</source>
        <translation>L’agente non ha più punti ferita</translation>
    </message>
    <message>
        <source>The game ends: the hunters win</source>
        <translation>La partita finisce: vincono i cacciatori</translation>
    </message>
    <message>
        <source>seen on %1</source>
        <translation>visto in %1</translation>
    </message>
    <message>
        <source>“clear”</source>
        <translation>«libero»</translation>
    </message>
    <message>
        <source>close</source>
        <translation>«vicino»</translation>
    </message>
    <message>
        <source>not close</source>
        <translation>«non vicino»</translation>
    </message>
    <message>
        <source>Give the computer to the next player</source>
        <translation>Dai il computer al prossimo giocatore</translation>
    </message>
    <message>
        <source>Decide: a hit or a miss</source>
        <translation>Decidete: colpito o mancato</translation>
    </message>
    <message>
        <source>The rules leave this roll open: go to the two answers</source>
        <translation>Le regole lasciano aperto questo tiro: vai alle due risposte</translation>
    </message>
    <message>
        <source>Hand over to the second agent</source>
        <translation>Passa al secondo agente</translation>
    </message>
    <message>
        <source>Hand over to the first agent</source>
        <translation>Passa al primo agente</translation>
    </message>
    <message>
        <source>Hand over to the agent</source>
        <translation>Passa all’agente</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Mostra il risultato</translation>
    </message>
    <message>
        <source>Who has won, the standings, and another game</source>
        <translation>Chi ha vinto, la classifica e un’altra partita</translation>
    </message>
    <message>
        <source>By the facts: %1</source>
        <comment>an answer</comment>
        <translation>Secondo i fatti: %1</translation>
    </message>
</context>
<context>
    <name>HuntersScene</name>
    <message>
        <source>%1 can end here</source>
        <translation>%1 può finire qui</translation>
    </message>
    <message>
        <source>in sight from %1</source>
        <translation>in vista da %1</translation>
    </message>
</context>
<context>
    <name>HuntersSpaceMenu</name>
    <message>
        <source>Correct: %1 is on %2</source>
        <comment>a hunter, a space</comment>
        <translation>Correggi: %1 è in %2</translation>
    </message>
    <message>
        <source>Correct: %1 is in the vehicle</source>
        <comment>a hunter</comment>
        <translation>Correggi: %1 è nel veicolo</translation>
    </message>
    <message>
        <source>Correct: the vehicle is on %1</source>
        <comment>a space</comment>
        <translation>Correggi: il veicolo è in %1</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <comment>a space</comment>
        <translation>Vai in %1</translation>
    </message>
</context>
<context>
    <name>JournalWording</name>
    <message>
        <source>Bookmark: %1</source>
        <translation>Segnalibro: %1</translation>
    </message>
    <message>
        <source>Bookmark removed: %1</source>
        <translation>Segnalibro tolto: %1</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annullato</translation>
    </message>
    <message>
        <source>Redone</source>
        <translation>Ripetuto</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was done, why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Corretto: %1</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>un valore</translation>
    </message>
    <message>
        <source>The next step begins</source>
        <translation>Comincia la fase seguente</translation>
    </message>
    <message>
        <source>%1 – the players decided: %2</source>
        <translation>%1 – decisione dei giocatori: %2</translation>
    </message>
    <message>
        <source>A bookmark of another player</source>
        <translation>Un segnalibro di un altro giocatore</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annullato: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Ripetuto: %1</translation>
    </message>
</context>
<context>
    <name>KeptChoices</name>
    <message>
        <source>Another window switched the turn timer off.</source>
        <translation>Un’altra finestra ha spento il timer del turno.</translation>
    </message>
    <message numerus="yes">
        <source>Another window set the turn timer to %n minute(s).</source>
        <translation>
            <numerusform>Un’altra finestra ha impostato il timer del turno a %n minuto.</numerusform>
            <numerusform>Un’altra finestra ha impostato il timer del turno a %n minuti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MissionPapers</name>
    <message>
        <source>The mission has not begun yet, so there is no report.</source>
        <translation>La missione non è ancora cominciata, quindi non c’è un resoconto.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>The board, the timers, the dashboard and all figures as they are now</source>
        <translation>La mappa, i Timer, il Pannello di Controllo e tutte le miniature come sono adesso</translation>
    </message>
    <message>
        <source>No session of LEVEL 7 is open, so there is no table.</source>
        <translation>Nessuna sessione di LEVEL 7 è aperta, quindi non c’è un tavolo.</translation>
    </message>
    <message>
        <source>The overseer’s report</source>
        <translation>Resoconto del Sorvegliante</translation>
    </message>
    <message>
        <source>The whole journal, round by round, with what only the overseer knows; secret</source>
        <translation>Tutto il diario, round per round, con quello che sa solo il Sorvegliante; segreto</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Resoconto</translation>
    </message>
    <message>
        <source>The public part, round by round: who fell, and how it ended</source>
        <translation>La parte pubblica, round per round: chi è caduto e com’è finita</translation>
    </message>
    <message>
        <source>The overseer’s report, secret</source>
        <translation>Resoconto del Sorvegliante, segreto</translation>
    </message>
    <message>
        <source>Report of the mission</source>
        <translation>Resoconto della missione</translation>
    </message>
</context>
<context>
    <name>MissionReport</name>
    <message>
        <source>Before the first round</source>
        <translation>Prima del primo round</translation>
    </message>
    <message>
        <source>%1, by the rules of the edition “%2”</source>
        <comment>a mission, an edition</comment>
        <translation>%1, con le regole dell’edizione «%2»</translation>
    </message>
    <message>
        <source>%1, in round %2</source>
        <comment>how a mission ended</comment>
        <translation>%1, nel round %2</translation>
    </message>
    <message>
        <source>The mission is still being played: %1</source>
        <comment>the round</comment>
        <translation>La missione è ancora in corso: %1</translation>
    </message>
    <message>
        <source>Commandos</source>
        <translation>I commando</translation>
    </message>
    <message>
        <source>Commando</source>
        <translation>Commando</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Ferite</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condizione</translation>
    </message>
    <message>
        <source>Who fell</source>
        <translation>Chi è caduto</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>The overseer’s notes</source>
        <translation>Note del Sorvegliante</translation>
    </message>
    <message>
        <source>Planned events that have not happened yet</source>
        <translation>Eventi pianificati non ancora avvenuti</translation>
    </message>
    <message>
        <source>The overseer’s report: %1 · secret</source>
        <translation>Resoconto del Sorvegliante: %1 · segreto</translation>
    </message>
    <message>
        <source>Report of the mission: %1</source>
        <translation>Resoconto della missione: %1</translation>
    </message>
</context>
<context>
    <name>MissionResult</name>
    <message>
        <source>The commandos won in round %1</source>
        <translation>Hanno vinto i commando nel round %1</translation>
    </message>
    <message>
        <source>The overseer won in round %1</source>
        <translation>Ha vinto il Sorvegliante nel round %1</translation>
    </message>
    <message>
        <source>Ended in round %1</source>
        <translation>Finita nel round %1</translation>
    </message>
</context>
<context>
    <name>MoveWording</name>
    <message>
        <source>a combatant marker</source>
        <translation>un segnalino combattente</translation>
    </message>
    <message>
        <source>another figure</source>
        <translation>un’altra miniatura</translation>
    </message>
    <message>
        <source>%1 and %2 are not adjacent.</source>
        <translation>%1 e %2 non sono adiacenti.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) are not enough.</source>
        <translation>
            <numerusform>%n punto non basta.</numerusform>
            <numerusform>%n punti non bastano.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the way: %1.</source>
        <translation>D’ostacolo: %1.</translation>
    </message>
    <message>
        <source>The closed door between %1 is in the way.</source>
        <translation>C’è d’ostacolo la porta chiusa tra %1.</translation>
    </message>
    <message>
        <source>The diagonal is shut on both sides at %1.</source>
        <comment>C4’s north-west corner</comment>
        <translation>La diagonale è chiusa da entrambi i lati all’%1.</translation>
    </message>
    <message numerus="yes">
        <source>The %n point(s) do not reach that vent.</source>
        <translation>
            <numerusform>Con %n punto non si arriva a quel condotto.</numerusform>
            <numerusform>Con %n punti non si arriva a quel condotto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The base would lie across the closed door between %1.</source>
        <translation>La base starebbe a cavallo della porta chiusa tra %1.</translation>
    </message>
    <message>
        <source>The move cannot end on %1.</source>
        <comment>the wall D5</comment>
        <translation>Il movimento non può finire qui: c’è %1.</translation>
    </message>
    <message>
        <source>No part of the base can take this step.</source>
        <translation>Nessuna parte della base può fare questo passo.</translation>
    </message>
    <message>
        <source>The turn’s one diagonal step has been used.</source>
        <translation>L’unico passo diagonale del turno è già stato usato.</translation>
    </message>
    <message>
        <source>%1 is occupied by %2: no way through.</source>
        <comment>C4, Rogue Clone</comment>
        <translation>In %1 c’è %2: di lì non si passa.</translation>
    </message>
    <message>
        <source>The move cannot end on %1: %2 is there.</source>
        <comment>C4, Rogue Clone</comment>
        <translation>Il movimento non può finire in %1: c’è %2.</translation>
    </message>
    <message numerus="yes">
        <source>Rubble: +%n point(s).</source>
        <translation>
            <numerusform>Macerie: +%n punto.</numerusform>
            <numerusform>Macerie: +%n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The one diagonal step is used.</source>
        <translation>L’unico passo diagonale è usato.</translation>
    </message>
    <message>
        <source>Narrow passage between walls: +1 point.</source>
        <translation>Passaggio stretto tra i muri: +1 punto.</translation>
    </message>
    <message numerus="yes">
        <source>%n move action(s) taken as one.</source>
        <translation>
            <numerusform>%n azione di movimento.</numerusform>
            <numerusform>%n azioni di movimento unite in una.</numerusform>
        </translation>
    </message>
    <message>
        <source>No point is left.</source>
        <translation>Non resta alcun punto.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left.</source>
        <translation>
            <numerusform>Resta %n punto.</numerusform>
            <numerusform>Restano %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Judged by hand</source>
        <translation>Da giudicare a mano</translation>
    </message>
    <message>
        <source>Speed unknown</source>
        <translation>Velocità sconosciuta</translation>
    </message>
    <message>
        <source>Not allowed: step %1</source>
        <translation>Non permesso: passo %1</translation>
    </message>
    <message numerus="yes">
        <source>Move: %1 of %n point(s)</source>
        <translation>
            <numerusform>Movimento: %1 di %n punto</numerusform>
            <numerusform>Movimento: %1 di %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>This edition has no rule for the moves of large figures: judge them by hand.</source>
        <translation>Questa edizione non ha regole per il movimento delle miniature grandi: giudicalo a mano.</translation>
    </message>
    <message>
        <source>The speed of this figure is not entered yet.</source>
        <translation>La velocità di questa miniatura non è ancora inserita.</translation>
    </message>
</context>
<context>
    <name>OfferWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>why not, a rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Turn and attack: %1</source>
        <comment>with a weapon</comment>
        <translation>Girati e attacca: %1</translation>
    </message>
    <message>
        <source>Activate and attack: %1</source>
        <comment>with a weapon</comment>
        <translation>Attiva e attacca: %1</translation>
    </message>
    <message>
        <source>Activate and move</source>
        <translation>Attiva e muovi</translation>
    </message>
    <message>
        <source>Activate %1 to move</source>
        <translation>Attiva %1 per muovere</translation>
    </message>
    <message>
        <source>Activate %1 to fight</source>
        <translation>Attiva %1 per combattere</translation>
    </message>
    <message>
        <source>Activate to fight, and move</source>
        <translation>Attiva per combattere e muovi</translation>
    </message>
</context>
<context>
    <name>OmegaLines</name>
    <message>
        <source>The game begins</source>
        <translation>La partita comincia</translation>
    </message>
    <message>
        <source>Next step: %1</source>
        <translation>Si passa alla fase %1</translation>
    </message>
    <message>
        <source>Commandos</source>
        <comment>whose lines</comment>
        <translation>Commando</translation>
    </message>
    <message>
        <source>Overseer</source>
        <comment>whose lines</comment>
        <translation>Sorvegliante</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimenti</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combattimenti</translation>
    </message>
    <message>
        <source>Adrenaline</source>
        <translation>Adrenalina</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Stanze</translation>
    </message>
    <message>
        <source>Rulings and notes</source>
        <translation>Decisioni e note</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>%1 looks %2</source>
        <comment>somebody, north, east, south or west</comment>
        <translation>%1 guarda a %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 heals a wound: %n left</source>
        <translation>
            <numerusform>%1 guarisce una Ferita: ne resta %n</numerusform>
            <numerusform>%1 guarisce una Ferita: ne restano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n spaces</source>
        <comment>a marker</comment>
        <translation>
            <numerusform>%1 su %n spazio</numerusform>
            <numerusform>%1 su %n spazi</numerusform>
        </translation>
    </message>
    <message>
        <source>The commandos have won</source>
        <translation>I commando hanno vinto</translation>
    </message>
    <message>
        <source>The overseer has won</source>
        <translation>Il Sorvegliante ha vinto</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a commando, how much</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 adrenaline to the pool: %2</source>
        <comment>all of it, from whom how much</comment>
        <translation>%1 Adrenalina alla Riserva: %2</translation>
    </message>
    <message>
        <source>The activations begin</source>
        <translation>Cominciano le attivazioni</translation>
    </message>
    <message>
        <source>The activations are over</source>
        <translation>Le attivazioni sono finite</translation>
    </message>
    <message>
        <source>%1 is knocked back to %2</source>
        <comment>somebody, a space</comment>
        <translation>%1 viene respinto in %2</translation>
    </message>
    <message>
        <source>%1 makes room and goes to %2</source>
        <comment>somebody, a space</comment>
        <translation>%1 fa posto e va in %2</translation>
    </message>
    <message>
        <source>%1 leaves the map by the passage</source>
        <translation>%1 lascia la mappa dal passaggio</translation>
    </message>
    <message numerus="yes">
        <source>Corrosive gas: %1 has %n wound(s)</source>
        <translation>
            <numerusform>Gas corrosivo: %1 ha %n Ferita</numerusform>
            <numerusform>Gas corrosivo: %1 ha %n Ferite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is killed</source>
        <translation>%1 viene ucciso</translation>
    </message>
    <message>
        <source>Nobody is knocked back</source>
        <translation>Nessuno viene respinto</translation>
    </message>
    <message numerus="yes">
        <source>The attack on %1 deals %n wound(s)</source>
        <translation>
            <numerusform>L’attacco contro %1 infligge %n Ferita</numerusform>
            <numerusform>L’attacco contro %1 infligge %n Ferite</numerusform>
        </translation>
    </message>
    <message>
        <source>Placing is done</source>
        <translation>Piazzamento finito</translation>
    </message>
    <message>
        <source>The goal room is open: the game ends</source>
        <translation>La stanza Obiettivo è aperta: la partita finisce</translation>
    </message>
    <message>
        <source>No commando is left standing: the overseer has won</source>
        <translation>Nessun commando è rimasto in piedi: il Sorvegliante ha vinto</translation>
    </message>
    <message numerus="yes">
        <source>Stances of %n commando(s)</source>
        <translation>
            <numerusform>Atteggiamento di %n commando</numerusform>
            <numerusform>Atteggiamenti di %n commando</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack on %1: %n wound(s)</source>
        <translation>
            <numerusform>Attacco contro %1: %n Ferita</numerusform>
            <numerusform>Attacco contro %1: %n Ferite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hit(s)</source>
        <comment>dice that were rolled</comment>
        <translation>
            <numerusform>%1: %n colpo</numerusform>
            <numerusform>%1: %n colpi</numerusform>
        </translation>
    </message>
    <message>
        <source>The Crisis Point is reached: from now on downed commandos can be killed</source>
        <translation>Il Punto di Crisi è raggiunto: da ora i commando abbattuti possono essere uccisi</translation>
    </message>
    <message>
        <source>%1: now do what the card says</source>
        <comment>somebody uses a kit card</comment>
        <translation>%1: ora fai quello che dice la carta</translation>
    </message>
</context>
<context>
    <name>OmegaRefusals</name>
    <message>
        <source>Enter this first: {unknown}.</source>
        <translation>Prima inserisci: {unknown}.</translation>
    </message>
    <message>
        <source>The game is over: only corrections and notes are still possible.</source>
        <translation>La partita è finita: sono ancora possibili solo correzioni e note.</translation>
    </message>
    <message>
        <source>The current step is “{due}”; this belongs to “{belongs_to}”.</source>
        <translation>La fase in corso è «{due}»; questo è della fase «{belongs_to}».</translation>
    </message>
    <message>
        <source>It is the overseer’s phase: only the other players can interrupt it.</source>
        <translation>È la Fase del Sorvegliante: la possono interrompere solo gli altri giocatori.</translation>
    </message>
    <message>
        <source>Finish the attack first.</source>
        <translation>Prima concludi l’attacco.</translation>
    </message>
    <message>
        <source>Roll for the challenge first.</source>
        <translation>Prima tira per la sfida.</translation>
    </message>
    <message>
        <source>Roll for the hazard first.</source>
        <translation>Prima tira per il rischio.</translation>
    </message>
    <message>
        <source>Place the figures or markers first.</source>
        <translation>Prima piazza le miniature o i segnalini.</translation>
    </message>
    <message>
        <source>Resolve the cards of the revealed room first.</source>
        <translation>Prima risolvi le carte della stanza rivelata.</translation>
    </message>
    <message>
        <source>Continue the interrupted move first, or end it here.</source>
        <translation>Prima continua il movimento interrotto, o terminalo qui.</translation>
    </message>
    <message>
        <source>Resolve the mission event first.</source>
        <translation>Prima risolvi l’evento della missione.</translation>
    </message>
    <message>
        <source>Nothing under way asks for this.</source>
        <translation>Niente di quello che è in corso lo richiede.</translation>
    </message>
    <message>
        <source>It is the turn of {turn}.</source>
        <translation>Tocca a: {turn}.</translation>
    </message>
    <message>
        <source>No turn has begun.</source>
        <translation>Nessun turno è cominciato.</translation>
    </message>
    <message>
        <source>Next turn: {next}.</source>
        <translation>Il prossimo è: {next}.</translation>
    </message>
    <message>
        <source>Everybody has had a turn in this round.</source>
        <translation>In questo round tutti hanno già fatto il loro turno.</translation>
    </message>
    <message>
        <source>There is no interrupted move to resume.</source>
        <translation>Non c’è un movimento interrotto da riprendere.</translation>
    </message>
    <message>
        <source>The Crisis Point is reached already.</source>
        <translation>Il Punto di Crisi è già raggiunto.</translation>
    </message>
    <message>
        <source>The pool has {pool}, and this costs {cost}.</source>
        <translation>Nella Riserva ci sono {pool} gettoni, e questo ne costa {cost}.</translation>
    </message>
    <message>
        <source>The bank has {bank}, and {cost} are needed.</source>
        <translation>In banca ci sono {bank} gettoni, e ne servono {cost}.</translation>
    </message>
    <message>
        <source>Adrenaline is at {adrenaline} of {maximum}, and this costs {cost}.</source>
        <translation>L’Adrenalina è a {adrenaline} su {maximum} e questo costa {cost}.</translation>
    </message>
    <message>
        <source>{ability} cannot be used in the step “{due}”.</source>
        <translation>{ability} non si può usare nella fase «{due}».</translation>
    </message>
    <message>
        <source>{ability} is committed: its well still holds {tokens}.</source>
        <translation>{ability} è Impegnata: gettoni nel suo Pozzo: {tokens}.</translation>
    </message>
    <message>
        <source>{ability} needs a target: choose one.</source>
        <translation>Serve un bersaglio per {ability}: sceglilo.</translation>
    </message>
    <message>
        <source>{ability} cannot be used on {on}.</source>
        <translation>{ability} non si può usare su {on}.</translation>
    </message>
    <message>
        <source>{not_activated} was not activated for this.</source>
        <translation>{not_activated} non è stato attivato per questo.</translation>
    </message>
    <message>
        <source>It brings 1 to {most}, not {count}.</source>
        <translation>Ne porta da 1 a {most}, non {count}.</translation>
    </message>
    <message>
        <source>{happened} has happened already.</source>
        <translation>{happened} è già avvenuto.</translation>
    </message>
    <message>
        <source>This event is not among the planned ones.</source>
        <translation>Questo evento non è tra quelli pianificati.</translation>
    </message>
    <message>
        <source>{event} happens in round {round}.</source>
        <translation>{event} avviene nel round {round}.</translation>
    </message>
    <message>
        <source>Only the overseer decides when {event} happens.</source>
        <translation>Solo il Sorvegliante decide quando avviene {event}.</translation>
    </message>
    <message>
        <source>This is secret: only the overseer may do it.</source>
        <translation>È segreto: può farlo solo il Sorvegliante.</translation>
    </message>
    <message>
        <source>This is secret: only player {whose} may do it.</source>
        <translation>È segreto: può farlo solo il giocatore {whose}.</translation>
    </message>
    <message>
        <source>The commanding officer assigns the initiative: that is {officer}.</source>
        <translation>L’iniziativa la assegna l’Ufficiale Comandante: è {officer}.</translation>
    </message>
    <message>
        <source>{without_card} has no initiative card.</source>
        <translation>{without_card} non ha una carta Iniziativa.</translation>
    </message>
    <message>
        <source>There are {cards} cards for {commandos} commandos.</source>
        <translation>Ci sono {cards} carte per {commandos} commando.</translation>
    </message>
    <message>
        <source>{commandos} commandos do not fit {seats} players.</source>
        <translation>Con {seats} giocatori non si gioca con {commandos} commando.</translation>
    </message>
    <message>
        <source>Place {not_on_the_map} on the map first.</source>
        <translation>Prima piazza {not_on_the_map} sulla mappa.</translation>
    </message>
    <message>
        <source>{kit} belongs to {owner}.</source>
        <translation>{kit} appartiene a {owner}.</translation>
    </message>
    <message>
        <source>{taken_by} has {kit} already.</source>
        <translation>{taken_by} ha già {kit}.</translation>
    </message>
    <message>
        <source>{not_held_by} does not have {kit}.</source>
        <translation>{not_held_by} non ha {kit}.</translation>
    </message>
    <message>
        <source>This kit has {points} points; the limit is {most}.</source>
        <translation>Questo kit vale {points} punti; il massimo è {most}.</translation>
    </message>
    <message>
        <source>{only_a_weapon} is a weapon to attack with, and nothing else.</source>
        <translation>{only_a_weapon} è un’arma con cui attaccare, e nient’altro.</translation>
    </message>
    <message>
        <source>{deploys} is a drone: place it on the map.</source>
        <translation>{deploys} è un drone: piazzalo sulla mappa.</translation>
    </message>
    <message>
        <source>{nobody_brings} comes from a kit card: choose whose.</source>
        <translation>{nobody_brings} arriva da una carta Kit: scegli di chi.</translation>
    </message>
    <message>
        <source>{placed} was placed in this turn already.</source>
        <translation>{placed} è già stato piazzato in questo turno.</translation>
    </message>
    <message>
        <source>{commando} is {condition}.</source>
        <translation>{commando}: {condition}.</translation>
    </message>
    <message>
        <source>{commando} has no such stance.</source>
        <translation>{commando} non ha questo Atteggiamento.</translation>
    </message>
    <message>
        <source>A downed commando cannot do this: {action}.</source>
        <translation>Un commando abbattuto non può farlo: {action}.</translation>
    </message>
    <message>
        <source>{not_downed} is not downed.</source>
        <translation>{not_downed} non è abbattuto.</translation>
    </message>
    <message>
        <source>There is no investigate marker on {no_marker}.</source>
        <translation>In {no_marker} non c’è un segnalino Investigazione.</translation>
    </message>
    <message>
        <source>No investigate card is left.</source>
        <translation>Non restano carte Investigazione.</translation>
    </message>
    <message>
        <source>The box has only {box}.</source>
        <translation>Nella scatola ce ne sono {box}.</translation>
    </message>
    <message>
        <source>{not_adjacent} is not adjacent.</source>
        <translation>{not_adjacent} non è adiacente.</translation>
    </message>
    <message>
        <source>{not_active} is not another active commando.</source>
        <translation>{not_active} non è un altro commando attivo.</translation>
    </message>
    <message>
        <source>{not_held} is not in hand.</source>
        <translation>{not_held} non è in mano.</translation>
    </message>
    <message>
        <source>{no_trade} cannot be traded.</source>
        <translation>{no_trade} non si può scambiare.</translation>
    </message>
    <message>
        <source>The edition in play does not have this.</source>
        <translation>L’edizione in uso non lo prevede.</translation>
    </message>
    <message>
        <source>That weapon is in use already.</source>
        <translation>Quell’arma è già in uso.</translation>
    </message>
    <message>
        <source>{not_basic} is not a basic weapon of that type.</source>
        <translation>{not_basic} non è un’Arma di Base di quel tipo.</translation>
    </message>
    <message>
        <source>There is no wound to heal.</source>
        <translation>Non c’è Ferita da curare.</translation>
    </message>
    <message>
        <source>Several move actions cannot be taken together here.</source>
        <translation>Qui non si possono unire più azioni di movimento.</translation>
    </message>
    <message>
        <source>Two doors of one room are alike: {first} and {second}.</source>
        <translation>Due porte di una stanza sono uguali: {first} e {second}.</translation>
    </message>
    <message>
        <source>The mission does not allow the door {excluded}.</source>
        <translation>La missione non permette la porta {excluded}.</translation>
    </message>
    <message>
        <source>There is no hidden room behind the door {no_hidden_room}.</source>
        <translation>Dietro la porta {no_hidden_room} non c’è una stanza nascosta.</translation>
    </message>
    <message>
        <source>There is no door marker on {without_door} yet.</source>
        <translation>In {without_door} manca ancora il segnalino Porta.</translation>
    </message>
    <message>
        <source>The map of the mission has no door on {no_door_place}.</source>
        <translation>La mappa della missione non ha porte in {no_door_place}.</translation>
    </message>
    <message>
        <source>{wall} is wall.</source>
        <translation>{wall} è muro.</translation>
    </message>
    <message>
        <source>{in_the_way} is on {at}.</source>
        <translation>{in_the_way} è in {at}.</translation>
    </message>
    <message>
        <source>Something is in the way: {in_the_way}.</source>
        <translation>C’è qualcosa in mezzo: {in_the_way}.</translation>
    </message>
    <message>
        <source>It would be across the closed door {across_door}.</source>
        <translation>Starebbe a cavallo della porta chiusa {across_door}.</translation>
    </message>
    <message>
        <source>The path must begin on {stands_on}.</source>
        <translation>Il percorso deve partire da {stands_on}.</translation>
    </message>
    <message>
        <source>{at} is too far; movement points: {points}.</source>
        <translation>{at} è troppo lontano; punti movimento: {points}.</translation>
    </message>
    <message>
        <source>The path is blocked at {at}; movement points: {points}.</source>
        <translation>Il percorso è bloccato in {at}; punti movimento: {points}.</translation>
    </message>
    <message>
        <source>{off_the_map} is not on the map.</source>
        <translation>{off_the_map} non è sulla mappa.</translation>
    </message>
    <message>
        <source>Figures leave the map by a passage, and there is none on {no_exit}.</source>
        <translation>Si lascia la mappa da un passaggio, e in {no_exit} non ce n’è.</translation>
    </message>
    <message>
        <source>Work out the rooms first.</source>
        <translation>Prima ricava le stanze.</translation>
    </message>
    <message>
        <source>Work out the rooms again: since then the doors around {changed_since_the_cut} have changed.</source>
        <translation>Ricava di nuovo le stanze: da allora le porte intorno a {changed_since_the_cut} sono cambiate.</translation>
    </message>
    <message>
        <source>{outside_start} is not in the starting room.</source>
        <translation>{outside_start} non è nella stanza iniziale.</translation>
    </message>
    <message>
        <source>Room {without_stack} has no stack of cards yet.</source>
        <translation>La stanza {without_stack} non ha ancora il suo mazzo di carte.</translation>
    </message>
    <message>
        <source>Room {room} is not hidden.</source>
        <translation>La stanza {room} non è nascosta.</translation>
    </message>
    <message>
        <source>Room {hidden_room} is still hidden.</source>
        <translation>La stanza {hidden_room} è ancora nascosta.</translation>
    </message>
    <message>
        <source>{not_revealed} is not among the cards to resolve.</source>
        <translation>{not_revealed} non è tra le carte da risolvere.</translation>
    </message>
    <message>
        <source>{first} comes first, by its priority.</source>
        <translation>Viene prima {first}, per priorità.</translation>
    </message>
    <message>
        <source>Choose a space of room {room} first.</source>
        <translation>Prima scegli uno spazio della stanza {room}.</translation>
    </message>
    <message>
        <source>In this room it must be on {zone}.</source>
        <translation>In questa stanza deve stare in {zone}.</translation>
    </message>
    <message>
        <source>Choose a tile to turn; tiles that can be turned: {tiles}.</source>
        <translation>Scegli una tessera da girare; possibili: {tiles}.</translation>
    </message>
    <message>
        <source>There is nothing left to place.</source>
        <translation>Non resta niente da piazzare.</translation>
    </message>
    <message>
        <source>Markers: {markers}; allowed: {allowed}.</source>
        <translation>Segnalini: {markers}; permessi: {allowed}.</translation>
    </message>
    <message>
        <source>There would be {markers} on the map, and the box has {box}.</source>
        <translation>Sulla mappa: {markers}; nella scatola: {box}.</translation>
    </message>
    <message>
        <source>There is already one on {there_already}.</source>
        <translation>In {there_already} ce n’è già uno.</translation>
    </message>
    <message>
        <source>There is an objective on {objective}.</source>
        <translation>In {objective} c’è un obiettivo.</translation>
    </message>
    <message>
        <source>{at} is not in room {outside_room}.</source>
        <translation>{at} non è nella stanza {outside_room}.</translation>
    </message>
    <message>
        <source>{at} touches fewer than two other markers of the cloud: each must lie side by side with two, as in a square.</source>
        <translation>{at} tocca meno di altri due segnalini della nuvola: ognuno deve stare fianco a fianco con due, come in un quadrato.</translation>
    </message>
    <message>
        <source>The cloud must be connected side by side: {at} is apart.</source>
        <translation>La nuvola dev’essere unita lato a lato: {at} è staccato.</translation>
    </message>
    <message>
        <source>A cloud has nine markers at most.</source>
        <translation>Una nuvola ha al massimo nove segnalini.</translation>
    </message>
    <message>
        <source>Gas cannot be placed on the objective on {at}.</source>
        <translation>Il gas non si piazza sull’obiettivo in {at}.</translation>
    </message>
    <message>
        <source>{at} is not on a tile of the revealed room.</source>
        <translation>{at} non è su una tessera della stanza rivelata.</translation>
    </message>
    <message>
        <source>The gas cannot be placed like this: see {at}.</source>
        <translation>Il gas non si può piazzare così: vedi {at}.</translation>
    </message>
    <message>
        <source>{not_allowed} cannot be placed now.</source>
        <translation>{not_allowed} ora non si può piazzare.</translation>
    </message>
    <message>
        <source>The reserves have no {kind} left.</source>
        <translation>Nelle riserve non resta nessuna miniatura: {kind}.</translation>
    </message>
    <message>
        <source>{not_at_the_nest} is not on the nest’s tile.</source>
        <translation>{not_at_the_nest} non è sulla tessera del nido.</translation>
    </message>
    <message>
        <source>{not_near_a_vent_or_passage} is not on or next to a vent or a red passage.</source>
        <translation>{not_near_a_vent_or_passage} non è su un condotto o un passaggio rosso, né accanto.</translation>
    </message>
    <message>
        <source>{no_figure} is a marker now: only figures are put aside.</source>
        <translation>{no_figure} ora è un segnalino, e si spostano di lato solo le miniature.</translation>
    </message>
    <message>
        <source>{not_in_the_way} is not where it should appear.</source>
        <translation>{not_in_the_way} non si trova dove deve apparire.</translation>
    </message>
    <message>
        <source>{figure} is on the map already.</source>
        <translation>{figure} è già sulla mappa.</translation>
    </message>
    <message>
        <source>There is no green passage on {no_passage}.</source>
        <translation>In {no_passage} non c’è un passaggio verde.</translation>
    </message>
    <message>
        <source>{figure} cannot be activated any more in this round.</source>
        <translation>{figure} non si può più attivare in questo round.</translation>
    </message>
    <message>
        <source>It has attacked already.</source>
        <translation>Ha già attaccato.</translation>
    </message>
    <message>
        <source>It has moved already.</source>
        <translation>Si è già mosso.</translation>
    </message>
    <message>
        <source>{friendly} is on the same side.</source>
        <translation>{friendly} è della stessa parte.</translation>
    </message>
    <message>
        <source>{no_target} cannot be attacked.</source>
        <translation>{no_target} non si può attaccare.</translation>
    </message>
    <message>
        <source>{downed} is downed and cannot be attacked before the Crisis Point.</source>
        <translation>{downed} è abbattuto: prima del Punto di Crisi non può essere attaccato.</translation>
    </message>
    <message>
        <source>The attacker does not have {weapon}.</source>
        <translation>L’attaccante non ha {weapon}.</translation>
    </message>
    <message>
        <source>The weapon does not allow this extra.</source>
        <translation>L’arma non permette questo extra.</translation>
    </message>
    <message>
        <source>Attacker and target are not where they were entered.</source>
        <translation>Attaccante e bersaglio non sono dove sono stati inseriti.</translation>
    </message>
    <message>
        <source>{no_power} does not collect power tokens.</source>
        <translation>{no_power} non raccoglie gettoni Energia.</translation>
    </message>
    <message>
        <source>Power tokens: {power}; in the box: {box}.</source>
        <translation>Gettoni Energia: {power}; nella scatola: {box}.</translation>
    </message>
    <message>
        <source>No line of sight: {blocked_by} is in the way.</source>
        <translation>Nessuna linea di vista: c’è {blocked_by} in mezzo.</translation>
    </message>
    <message>
        <source>No line of sight: the corner at {blocked_at_corner} is shut.</source>
        <translation>Nessuna linea di vista: l’angolo in {blocked_at_corner} è chiuso.</translation>
    </message>
    <message>
        <source>EMI blocks this: {emi_spaces} EMI spaces lie in between.</source>
        <translation>L’EMI blocca: {emi_spaces} spazi EMI in mezzo.</translation>
    </message>
    <message>
        <source>The target is {distance} spaces away; the weapon reaches {range}.</source>
        <translation>Il bersaglio è a distanza {distance}; l’arma arriva a {range}.</translation>
    </message>
    <message>
        <source>Stealth: the target is {distance} spaces away; at most {stealth} are allowed.</source>
        <translation>Mimetismo: il bersaglio è a distanza {distance}; al massimo {stealth}.</translation>
    </message>
    <message>
        <source>Roll {due_black} black and {due_red} red dice, not {black} and {red}.</source>
        <translation>Tira {due_black} dadi neri e {due_red} rossi, non {black} e {red}.</translation>
    </message>
    <message>
        <source>The dice have already been rolled.</source>
        <translation>I dadi sono già stati tirati.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Prima tira i dadi.</translation>
    </message>
    <message>
        <source>Now the commandos reroll, or pass.</source>
        <translation>Adesso rilanciano i commando, o passano.</translation>
    </message>
    <message>
        <source>Now the overseer rerolls, or passes.</source>
        <translation>Adesso rilancia il Sorvegliante, o passa.</translation>
    </message>
    <message>
        <source>{used} is used on this already.</source>
        <translation>{used} è già stato usato qui.</translation>
    </message>
    <message>
        <source>{cannot_assist} cannot assist this attack.</source>
        <translation>{cannot_assist} non può assistere questo attacco.</translation>
    </message>
    <message>
        <source>A reroll by Assist costs two and needs a figure with Assist nearby.</source>
        <translation>Un rilancio con Assist costa due e richiede vicino una miniatura con Assist.</translation>
    </message>
    <message>
        <source>{effect} does not add to itself.</source>
        <translation>{effect} non si somma a sé stesso.</translation>
    </message>
    <message>
        <source>No effect {no_effect} is in play.</source>
        <translation>Nessun effetto {no_effect} è in gioco.</translation>
    </message>
    <message>
        <source>{explodes} explodes: roll separately for everybody within range.</source>
        <translation>{explodes} esplode: per ognuno nel raggio si tira a parte.</translation>
    </message>
    <message>
        <source>The weapon explodes on {goes_off}.</source>
        <translation>L’arma esplode in {goes_off}.</translation>
    </message>
    <message>
        <source>There is nothing on {no_marker} that could explode like this.</source>
        <translation>In {no_marker} non c’è niente che possa esplodere così.</translation>
    </message>
    <message>
        <source>The card gives radius {due_radius}, not {radius}.</source>
        <translation>La carta dice raggio {due_radius}, non {radius}.</translation>
    </message>
    <message>
        <source>The explosion does not reach {not_reached}.</source>
        <translation>L’esplosione non raggiunge {not_reached}.</translation>
    </message>
    <message>
        <source>Roll once for {rolls_once}.</source>
        <translation>Tira una volta sola per {rolls_once}.</translation>
    </message>
    <message>
        <source>{no_hazard} has no hazard to roll for.</source>
        <translation>{no_hazard} non ha rischi da tirare.</translation>
    </message>
    <message>
        <source>There is nobody to knock back.</source>
        <translation>Nessuno va respinto.</translation>
    </message>
    <message>
        <source>A challenge is on Strength or Intelligence, not on {stat}.</source>
        <translation>Le sfide si fanno su Forza o Intelligenza, non su {stat}.</translation>
    </message>
    <message>
        <source>It cannot be boosted, or not again.</source>
        <translation>Non si può potenziare, o non un’altra volta.</translation>
    </message>
    <message>
        <source>the mission’s energy minimum</source>
        <translation>il minimo di energia della missione</translation>
    </message>
    <message>
        <source>its ready cost</source>
        <translation>il suo costo di attivazione</translation>
    </message>
    <message>
        <source>its committed cost</source>
        <translation>il suo costo di Impegno</translation>
    </message>
    <message>
        <source>its combat cost</source>
        <translation>il suo costo di combattimento</translation>
    </message>
    <message>
        <source>its refresh value</source>
        <translation>il suo valore di Ripristino</translation>
    </message>
    <message>
        <source>the weapon’s range</source>
        <translation>la gittata dell’arma</translation>
    </message>
    <message>
        <source>the weapon’s dice</source>
        <translation>i dadi dell’arma</translation>
    </message>
    <message>
        <source>the target’s defense</source>
        <translation>la difesa del bersaglio</translation>
    </message>
    <message>
        <source>the kit card’s points</source>
        <translation>i punti della carta Kit</translation>
    </message>
    <message>
        <source>its cost</source>
        <translation>il suo costo</translation>
    </message>
    <message>
        <source>the space</source>
        <translation>lo spazio</translation>
    </message>
    <message>
        <source>what a door of this kind asks for</source>
        <translation>che cosa richiede una porta di questo tipo</translation>
    </message>
    <message>
        <source>the vitality of whoever is wounded</source>
        <translation>la Vitalità di chi è ferito</translation>
    </message>
    <message>
        <source>how far the explosion reaches</source>
        <translation>fin dove arriva l’esplosione</translation>
    </message>
    <message>
        <source>the room card’s priority</source>
        <translation>la priorità della carta Stanza</translation>
    </message>
    <message>
        <source>the room card’s icon</source>
        <translation>l’icona della carta Stanza</translation>
    </message>
    <message>
        <source>Not possible: that card, figure or space is not here, there are not enough tokens, or something else still depends on it. Correct that first.</source>
        <translation>Impossibile: quella carta, miniatura o spazio non c’è, i gettoni non bastano, oppure qualcos’altro ne dipende ancora. Prima correggi quello.</translation>
    </message>
    <message>
        <source>This would undo something that somebody has already seen. To undo it anyway, give a reason.</source>
        <translation>Annulleresti qualcosa che qualcuno ha già visto. Per farlo comunque, scrivi il motivo.</translation>
    </message>
    <message>
        <source>{goal_in_the_start} is in the starting room: the goal is a room of its own.</source>
        <translation>{goal_in_the_start} è nella stanza di partenza: la meta è una stanza a sé.</translation>
    </message>
    <message>
        <source>{not_now} is not possible: the attacker’s Speed is too low.</source>
        <translation>{not_now} non è possibile: la Velocità dell’attaccante è troppo bassa.</translation>
    </message>
    <message>
        <source>{not_now} is not possible: {beside} is adjacent to the attacker.</source>
        <translation>{not_now} non è possibile: {beside} è adiacente all’attaccante.</translation>
    </message>
</context>
<context>
    <name>OmegaWording</name>
    <message>
        <source>Team Leader</source>
        <translation>Capo Squadra</translation>
    </message>
    <message>
        <source>Countermeasures Specialist</source>
        <translation>Specialista Contromisure</translation>
    </message>
    <message>
        <source>Heavy Support Specialist</source>
        <translation>Specialista Armi Pesanti</translation>
    </message>
    <message>
        <source>Rifleman</source>
        <translation>Fuciliere</translation>
    </message>
    <message>
        <source>Reconnaissance Specialist</source>
        <translation>Specialista Ricognizioni</translation>
    </message>
    <message>
        <source>figure %1</source>
        <translation>miniatura %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a kind of figure, its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Assist</source>
        <translation>Assist</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Mira</translation>
    </message>
    <message>
        <source>investigate marker</source>
        <translation>segnalino Investigazione</translation>
    </message>
    <message>
        <source>corrosive gas</source>
        <translation>gas corrosivo</translation>
    </message>
    <message>
        <source>EMI</source>
        <translation>EMI</translation>
    </message>
    <message>
        <source>vent</source>
        <translation>condotto</translation>
    </message>
    <message>
        <source>peril</source>
        <translation>pericolo</translation>
    </message>
    <message>
        <source>rubble</source>
        <translation>macerie</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>muro</translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>bomba</translation>
    </message>
    <message>
        <source>green passage</source>
        <translation>passaggio verde</translation>
    </message>
    <message>
        <source>red passage</source>
        <translation>passaggio rosso</translation>
    </message>
    <message>
        <source>objective token</source>
        <translation>gettone obiettivo</translation>
    </message>
    <message>
        <source>passkey</source>
        <translation>chiave di accesso</translation>
    </message>
    <message>
        <source>reject swarm</source>
        <translation>sciame di Reject</translation>
    </message>
    <message>
        <source>napalm</source>
        <translation>napalm</translation>
    </message>
    <message>
        <source>anti-Ghin gas</source>
        <translation>gas anti-Ghin</translation>
    </message>
    <message>
        <source>trip mine</source>
        <translation>mina</translation>
    </message>
    <message>
        <source>triggered explosive</source>
        <translation>Attivazione Esplosivo</translation>
    </message>
    <message>
        <source>unlocked</source>
        <translation>sbloccata</translation>
    </message>
    <message>
        <source>jammed</source>
        <translation>inceppata</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloccata</translation>
    </message>
    <message>
        <source>shorted</source>
        <translation>in corto</translation>
    </message>
    <message>
        <source>active</source>
        <translation>attivo</translation>
    </message>
    <message>
        <source>downed</source>
        <translation>abbattuto</translation>
    </message>
    <message>
        <source>revived</source>
        <translation>rianimato</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>morto</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Timer</source>
        <translation>Timer</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Trasferimento</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniziativa</translation>
    </message>
    <message>
        <source>Stances</source>
        <translation>Atteggiamenti</translation>
    </message>
    <message>
        <source>Commandos</source>
        <translation>Commando</translation>
    </message>
    <message>
        <source>Refresh</source>
        <extracomment>the step in which tokens leave the wells</extracomment>
        <translation>Ripristino</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>Generazione</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Attivazioni</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarto</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>the game is over</extracomment>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligenza</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Ranged defense</source>
        <translation>Difesa a distanza</translation>
    </message>
    <message>
        <source>Melee defense</source>
        <translation>Difesa in mischia</translation>
    </message>
    <message>
        <source>Max adrenaline</source>
        <translation>Adrenalina massima</translation>
    </message>
    <message>
        <source>Activation cost</source>
        <translation>Costo di combattimento</translation>
    </message>
    <message>
        <source>Investigate</source>
        <translation>Investiga</translation>
    </message>
    <message>
        <source>Open a door</source>
        <translation>Apri una porta</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>the action</extracomment>
        <translation>Muovi</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Scambia</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacca</translation>
    </message>
    <message>
        <source>Revive</source>
        <translation>Rianima</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Cura</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciale</translation>
    </message>
    <message>
        <source>the commandos</source>
        <translation>i commando</translation>
    </message>
    <message>
        <source>the overseer</source>
        <translation>il Sorvegliante</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ovest</translation>
    </message>
    <message>
        <source>all round</source>
        <translation>a 360°</translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation>Mimetismo</translation>
    </message>
    <message>
        <source>ignores Stealth</source>
        <translation>ignora il Mimetismo</translation>
    </message>
    <message>
        <source>Target at max adrenaline</source>
        <translation>Bersaglio all’Adrenalina massima</translation>
    </message>
    <message>
        <source>Already attacked by a clone of the same kind</source>
        <translation>Già attaccato da un clone dello stesso tipo</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Copertura</translation>
    </message>
    <message>
        <source>Taunter Drone beside it</source>
        <translation>Drone Taunter accanto</translation>
    </message>
    <message>
        <source>Specialist</source>
        <comment>left out of a commando’s name where there is little room</comment>
        <translation>Specialista</translation>
    </message>
</context>
<context>
    <name>OwnerWording</name>
    <message>
        <source>before enemies are activated</source>
        <translation>prima di attivare i nemici</translation>
    </message>
    <message>
        <source>with an activation</source>
        <translation>con un’attivazione</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>in qualsiasi momento</translation>
    </message>
    <message>
        <source>spawn</source>
        <translation>generazione</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>obiettivo</translation>
    </message>
    <message>
        <source>trap</source>
        <translation>trappola</translation>
    </message>
    <message>
        <source>vent</source>
        <translation>condotto di aerazione</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>faulty intel</source>
        <translation>fallimento intelligence</translation>
    </message>
    <message>
        <source>Mission guide</source>
        <translation>Guida alle Missioni</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Dashboard tiles</source>
        <translation>Tessere del Pannello</translation>
    </message>
    <message>
        <source>Room cards</source>
        <translation>Carte Stanza</translation>
    </message>
    <message>
        <source>Door markers</source>
        <translation>Segnalini Porta</translation>
    </message>
    <message>
        <source>Commandos</source>
        <translation>I commando</translation>
    </message>
    <message>
        <source>Stat cards</source>
        <translation>Carte statistiche</translation>
    </message>
    <message>
        <source>Kit cards</source>
        <translation>Carte Kit</translation>
    </message>
    <message>
        <source>Investigate cards</source>
        <translation>Carte Investigazione</translation>
    </message>
    <message>
        <source>Take the tiles that the guide lists for this mission. Mark each as in play and copy its numbers; add those that Dossier does not list.</source>
        <translation>Prendi le tessere che la guida elenca per questa missione. Segna ognuna come in gioco e copia i suoi numeri; aggiungi quelle che mancano in Dossier.</translation>
    </message>
    <message>
        <source>Sort out the room cards of this mission. Number its stacks from 1 and write for each card the stacks that hold it: “1, 1, 3” is twice in the first and once in the third.</source>
        <translation>Separa le carte Stanza di questa missione. Numera i suoi mazzi da 1 e scrivi per ogni carta i mazzi che la contengono: «1, 1, 3» è due volte nel primo e una nel terzo.</translation>
    </message>
    <message>
        <source>Turn one door marker of each kind face up, or look at the table of doors in the rules: what a commando rolls, and how many hits open it.</source>
        <translation>Scopri un segnalino Porta di ogni tipo, o guarda la tabella delle porte nelle regole: che cosa tira un commando e quanti colpi la aprono.</translation>
    </message>
    <message>
        <source>Take the character sheets with their three stance cards and the downed card. Only the commandos you play with are needed, at least three.</source>
        <translation>Prendi le schede dei personaggi con le tre carte Atteggiamento e la carta Abbattuto. Bastano i commando con cui giochi, almeno tre.</translation>
    </message>
    <message>
        <source>Take the stat cards. A defense with two numbers is written as the card prints it, such as 3/6; dice are black, or black and red ones: 3+1.</source>
        <translation>Prendi le carte statistiche. Una difesa con due numeri si scrive come è stampata, per esempio 3/6; i dadi sono neri, oppure neri e rossi: 3+1.</translation>
    </message>
    <message>
        <source>Take the kit cards that you play with: their points are checked in every set-up. This can wait; kit without points can be taken by a decision of the table.</source>
        <translation>Prendi le carte Kit con cui giochi: i loro punti si controllano in ogni preparazione. Può aspettare; un kit senza punti si prende per decisione del tavolo.</translation>
    </message>
    <message>
        <source>Name the investigate cards if Dossier should shuffle them. A deck of cardboard is only counted, so this is optional.</source>
        <translation>Da’ un nome alle carte Investigazione se deve mescolarle Dossier. Un mazzo di cartone viene solo contato, quindi questo si può saltare.</translation>
    </message>
    <message>
        <source>Name of another tile</source>
        <translation>Nome di un’altra tessera</translation>
    </message>
    <message>
        <source>Name of another room card</source>
        <translation>Nome di un’altra carta Stanza</translation>
    </message>
    <message>
        <source>Name of another kit card</source>
        <translation>Nome di un’altra carta Kit</translation>
    </message>
    <message>
        <source>Name of another investigate card</source>
        <translation>Nome di un’altra carta Investigazione</translation>
    </message>
    <message>
        <source>Ranged weapon of the sheet</source>
        <translation>Arma a distanza della scheda</translation>
    </message>
    <message>
        <source>Melee weapon of the sheet</source>
        <translation>Arma da mischia della scheda</translation>
    </message>
    <message>
        <source>Downed card</source>
        <translation>Carta Abbattuto</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Second weapon, if any</source>
        <translation>Seconda arma, se c’è</translation>
    </message>
    <message>
        <source>Stance %1</source>
        <translation>Atteggiamento %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Energy pool, at least</source>
        <translation>Riserva di Energia, minimo</translation>
    </message>
    <message>
        <source>Crisis Point in round</source>
        <translation>Punto di Crisi nel round</translation>
    </message>
    <message>
        <source>Secondary timer</source>
        <translation>Timer secondario</translation>
    </message>
    <message>
        <source>In this mission</source>
        <translation>In questa missione</translation>
    </message>
    <message>
        <source>Ready cost</source>
        <translation>Costo di attivazione</translation>
    </message>
    <message>
        <source>Refresh</source>
        <extracomment>the number of tokens that leave its well in a round</extracomment>
        <translation>Ripristino</translation>
    </message>
    <message>
        <source>Has a committed cost</source>
        <translation>Ha un costo di Impegno</translation>
    </message>
    <message>
        <source>Committed cost</source>
        <translation>Costo di Impegno</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Priority group</source>
        <translation>Gruppo di priorità</translation>
    </message>
    <message>
        <source>Spawns</source>
        <extracomment>what brings enemies: they follow as a value</extracomment>
        <translation>Genera</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quanti</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>what puts markers on the map: they follow as a value</extracomment>
        <translation>Piazza</translation>
    </message>
    <message>
        <source>Icon of the tile</source>
        <translation>Icona della tessera</translation>
    </message>
    <message>
        <source>In stacks</source>
        <translation>Nei mazzi</translation>
    </message>
    <message>
        <source>Challenge of</source>
        <translation>Sfida di</translation>
    </message>
    <message>
        <source>Hits needed</source>
        <translation>Colpi richiesti</translation>
    </message>
    <message>
        <source>Vitality</source>
        <translation>Vitalità</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Gittata</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Cost of move and attack</source>
        <translation>Costo di combattimento</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Cost of use, if any</source>
        <translation>Costo d’uso, se c’è</translation>
    </message>
    <message>
        <source>Of the deck of</source>
        <translation>Del mazzo di</translation>
    </message>
    <message>
        <source>Can be traded</source>
        <translation>Si può scambiare</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>mischia</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>a distanza</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>As printed on the card; shown in both languages</source>
        <translation>Come è stampato sulla carta; viene mostrato in tutte e due le lingue</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2; empty while you do not know it</source>
        <translation>Un numero intero da %1 a %2; vuoto finché non lo sai</translation>
    </message>
    <message>
        <source>Black dice, such as 3, or black and red ones, such as 3+1</source>
        <translation>Dadi neri, per esempio 3, oppure neri e rossi, per esempio 3+1</translation>
    </message>
    <message>
        <source>Hits for a wound, such as 3, or for one and for two, such as 3/6</source>
        <translation>Colpi per una Ferita, per esempio 3, oppure per una e per due, per esempio 3/6</translation>
    </message>
    <message>
        <source>Numbers from %1 to %2 with commas; empty for none</source>
        <translation>Numeri da %1 a %2 separati da virgole; vuoto per nessuno</translation>
    </message>
    <message>
        <source>One of the list</source>
        <translation>Uno dell’elenco</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Serve un nome.</translation>
    </message>
    <message>
        <source>That is not a whole number.</source>
        <translation>Non è un numero intero.</translation>
    </message>
    <message>
        <source>Numbers must be from 0 to 20.</source>
        <translation>I numeri vanno da 0 a 20.</translation>
    </message>
    <message>
        <source>It must be from %1 to %2.</source>
        <translation>Deve essere da %1 a %2.</translation>
    </message>
    <message>
        <source>Write black dice, such as 3, or black and red ones, such as 3+1.</source>
        <translation>Scrivi dadi neri, per esempio 3, oppure neri e rossi, per esempio 3+1.</translation>
    </message>
    <message>
        <source>Write 3, or 3/6 when the card has two numbers.</source>
        <translation>Scrivi 3, oppure 3/6 se la carta ha due numeri.</translation>
    </message>
    <message>
        <source>Write numbers with commas between them, such as 1, 3.</source>
        <translation>Scrivi numeri separati da virgole, per esempio 1, 3.</translation>
    </message>
    <message>
        <source>Choose one of the list.</source>
        <translation>Scegli uno dell’elenco.</translation>
    </message>
    <message>
        <source>First choose what it is.</source>
        <translation>Prima scegli che cos’è.</translation>
    </message>
    <message>
        <source>There is one of that name already.</source>
        <translation>Ce n’è già uno con questo nome.</translation>
    </message>
    <message>
        <source>The box has no more of them.</source>
        <translation>La scatola non ne contiene altri.</translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation>Mimetismo</translation>
    </message>
    <message>
        <source>Sure-footed</source>
        <translation>Passo sicuro</translation>
    </message>
    <message>
        <source>Assist</source>
        <translation>Assist</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Controllo</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Sees all round</source>
        <translation>Vede a 360°</translation>
    </message>
    <message>
        <source>Is a marker, not a figure</source>
        <translation>È un segnalino, non una miniatura</translation>
    </message>
    <message>
        <source>Seeker</source>
        <translation>Seeker</translation>
    </message>
    <message>
        <source>Taunter</source>
        <translation>Taunter</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>a door between two spaces</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Open the mission guide at this mission. It gives the minimum of the energy pool after a transfer, the round of the Crisis Point and the figures in the reserves: write 0 for those that stay in the box. Add its events with the rounds that bring them.</source>
        <translation>Apri la Guida alle Missioni alla pagina di questa missione. Dice quanta energia deve esserci almeno nella Riserva dopo un trasferimento, in quale round arriva il Punto di Crisi e quali miniature stanno nelle riserve: scrivi 0 per quelle che restano nella scatola. Aggiungi i suoi eventi con il round che li porta.</translation>
    </message>
    <message>
        <source>Lay out the tiles as the guide shows and draw the same here, with a door on every edge that gets a marker. Then choose below what to place and click its spaces. For a tile that faulty intel can turn over, enter what its other side has.</source>
        <translation>Disponi le tessere come mostra la guida e disegna lo stesso qui, con una porta su ogni lato che riceve un segnalino. Poi scegli qui sotto che cosa piazzare e fai clic sui suoi spazi. Per una tessera che il fallimento intelligence può girare, inserisci che cos’ha sul retro.</translation>
    </message>
    <message>
        <source>Name of a mission event</source>
        <translation>Nome di un evento della missione</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <comment>a tile of the map by its letter</comment>
        <translation>Tessera %1</translation>
    </message>
    <message>
        <source>Weapon %1, if any</source>
        <translation>Arma %1, se c’è</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Parole chiave</translation>
    </message>
    <message>
        <source>Brought by</source>
        <translation>Lo porta</translation>
    </message>
    <message>
        <source>Comes in round</source>
        <translation>Arriva nel round</translation>
    </message>
    <message>
        <source>How many markers</source>
        <translation>Quanti segnalini</translation>
    </message>
    <message>
        <source>Opens the door</source>
        <translation>Apre la porta</translation>
    </message>
    <message>
        <source>Only for the overseer</source>
        <translation>Solo per il Sorvegliante</translation>
    </message>
    <message>
        <source>Clone nest</source>
        <translation>Nido di cloni</translation>
    </message>
    <message>
        <source>Other side: icon</source>
        <translation>Retro: icona</translation>
    </message>
    <message>
        <source>Other side: clone nest</source>
        <translation>Retro: nido di cloni</translation>
    </message>
    <message>
        <source>Other side: EMI</source>
        <translation>Retro: EMI</translation>
    </message>
    <message>
        <source>Other side: vents on</source>
        <translation>Retro: condotti in</translation>
    </message>
    <message>
        <source>Other side: peril on</source>
        <translation>Retro: pericolo in</translation>
    </message>
    <message>
        <source>Other side: rubble on</source>
        <translation>Retro: macerie in</translation>
    </message>
    <message>
        <source>primary timer</source>
        <translation>gettone Timer primario</translation>
    </message>
    <message>
        <source>secondary timer</source>
        <translation>gettone Timer secondario</translation>
    </message>
    <message>
        <source>Tick what the card prints</source>
        <translation>Spunta quello che la carta riporta</translation>
    </message>
    <message>
        <source>Spaces of this tile with commas, such as C3, D4; empty for none</source>
        <translation>Spazi di questa tessera con virgole, come C3, D4; vuoto se nessuno</translation>
    </message>
    <message>
        <source>Write spaces of this tile, such as C3, D4.</source>
        <translation>Scrivi spazi di questa tessera, come C3, D4.</translation>
    </message>
    <message>
        <source>Collects power tokens</source>
        <translation>Raccoglie gettoni Energia</translation>
    </message>
    <message>
        <source>Enemies spawn in hidden rooms, too</source>
        <translation>I nemici si generano anche nelle stanze nascoste</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Riserve</translation>
    </message>
    <message>
        <source>Cost of an action, if not the usual one</source>
        <translation>Costo di un’azione, se non è quello solito</translation>
    </message>
    <message>
        <source>Doors that the overseer never opens</source>
        <translation>Porte che il Sorvegliante non apre mai</translation>
    </message>
    <message>
        <source>Objective tiles may be placed on</source>
        <translation>Le tessere obiettivo possono stare in</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passaggi</translation>
    </message>
    <message>
        <source>Wounds that destroy it in this mission</source>
        <translation>Ferite che lo distruggono in questa missione</translation>
    </message>
    <message>
        <source>How many at most, if stated</source>
        <translation>Quanti al massimo, se indicato</translation>
    </message>
    <message>
        <source>Moves an enemy so many times its Speed</source>
        <translation>Muove un nemico tante volte la sua Velocità</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligenza</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Ranged defense</source>
        <translation>Difesa a distanza</translation>
    </message>
    <message>
        <source>Melee defense</source>
        <translation>Difesa in mischia</translation>
    </message>
    <message>
        <source>Max adrenaline</source>
        <translation>Adrenalina massima</translation>
    </message>
    <message>
        <source>Actions while downed</source>
        <translation>Azioni da abbattuto</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Estensione</translation>
    </message>
    <message>
        <source>Explosive, if it is</source>
        <translation>Esplosivo, se lo è</translation>
    </message>
    <message>
        <source>Knockback</source>
        <translation>Respinto</translation>
    </message>
    <message>
        <source>Ignores Stealth</source>
        <translation>Ignora il Mimetismo</translation>
    </message>
    <message>
        <source>Replaces the sheet’s weapon</source>
        <translation>Sostituisce l’arma della scheda</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Il suo nome</translation>
    </message>
    <message>
        <source>Dice that it adds</source>
        <translation>Dadi che aggiunge</translation>
    </message>
    <message>
        <source>Always added, at no cost</source>
        <translation>Si aggiunge sempre, senza costo</translation>
    </message>
    <message>
        <source>Adrenaline for it</source>
        <translation>Adrenalina che costa</translation>
    </message>
    <message>
        <source>Only with no enemy next to the attacker</source>
        <translation>Solo senza nemici accanto a chi attacca</translation>
    </message>
    <message>
        <source>Minimum Speed, if any</source>
        <translation>Velocità minima, se c’è</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Appartiene a</translation>
    </message>
    <message>
        <source>Using it is an action</source>
        <translation>Usarla è un’azione</translation>
    </message>
    <message>
        <source>Brings the drone</source>
        <translation>Porta il drone</translation>
    </message>
    <message>
        <source>Spaces of the map with commas, such as C3, D4; empty for none</source>
        <translation>Spazi della mappa con virgole, come C3, D4; vuoto se nessuno</translation>
    </message>
    <message>
        <source>Write spaces of the map, such as C3, D4.</source>
        <translation>Scrivi spazi della mappa, come C3, D4.</translation>
    </message>
    <message>
        <source>Marker: %1</source>
        <translation>Segnalino: %1</translation>
    </message>
    <message>
        <source>something that adds dice, if any</source>
        <comment>after the name of a weapon and a colon</comment>
        <translation>qualcosa che aggiunge dadi, se c’è</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a weapon and what adds dice to its attacks</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Passages, green side up, on</source>
        <translation>Passaggi con il lato verde, in</translation>
    </message>
    <message>
        <source>Passages, red side up, on</source>
        <translation>Passaggi con il lato rosso, in</translation>
    </message>
    <message>
        <source>Cost of: %1</source>
        <comment>an action</comment>
        <translation>Costo di «%1»</translation>
    </message>
    <message>
        <source>the commandos’</source>
        <translation>dei commando</translation>
    </message>
    <message>
        <source>the overseer’s</source>
        <translation>del Sorvegliante</translation>
    </message>
    <message>
        <source>Slows commandos within (spaces)</source>
        <translation>Rallenta entro (spazi)</translation>
    </message>
</context>
<context>
    <name>Percentage</name>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>PlaceWording</name>
    <message>
        <source>wall %1</source>
        <translation>muro %1</translation>
    </message>
    <message>
        <source>implied wall beside %1</source>
        <translation>muro implicito accanto a %1</translation>
    </message>
    <message>
        <source>the map’s edge beside %1</source>
        <translation>il bordo della mappa accanto a %1</translation>
    </message>
    <message>
        <source>attacker’s own space %1</source>
        <translation>spazio %1 di chi attacca</translation>
    </message>
    <message>
        <source>target’s own space %1</source>
        <translation>spazio %1 del bersaglio</translation>
    </message>
    <message>
        <source>closed door between %1</source>
        <translation>porta chiusa tra %1</translation>
    </message>
    <message>
        <source>seam of the walls %1</source>
        <translation>giunzione dei muri %1</translation>
    </message>
    <message>
        <source>two barriers that meet at %1</source>
        <translation>due barriere che si toccano all’%1</translation>
    </message>
    <message>
        <source>the wall %1</source>
        <translation>il muro %1</translation>
    </message>
    <message>
        <source>the implied wall beside %1</source>
        <translation>il muro implicito accanto a %1</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ovest</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ovest</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two spaces</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1’s %2 corner</source>
        <comment>C4’s north-west corner</comment>
        <translation>angolo %2 di %1</translation>
    </message>
</context>
<context>
    <name>PrintedFacts</name>
    <message>
        <source>%1: %2</source>
        <comment>a role, a player</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PublicWords</name>
    <message>
        <source>%1 acts</source>
        <comment>somebody whose turn it is</comment>
        <translation>Agisce: %1</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>Tocca a: %1</translation>
    </message>
    <message>
        <source>then %1</source>
        <comment>those who act later</comment>
        <translation>poi %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a count, the most</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>somebody, a space</comment>
        <translation>%1 in %2</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>A look from %1 rules out no space</source>
        <comment>a space</comment>
        <translation>Uno sguardo da %1 non esclude nessuno spazio</translation>
    </message>
    <message>
        <source>A look from %1 rules out %2 of %3 spaces on average</source>
        <comment>a space, two numbers</comment>
        <translation>Uno sguardo da %1 esclude in media %2 spazi su %3</translation>
    </message>
    <message>
        <source>Motion sensor: rules out no space</source>
        <translation>Sensore di movimento: non esclude nessuno spazio</translation>
    </message>
    <message>
        <source>Motion sensor: rules out %1 of %2 spaces on average</source>
        <comment>two numbers</comment>
        <translation>Sensore di movimento: esclude in media %1 spazi su %2</translation>
    </message>
    <message>
        <source>The past position rules out no space</source>
        <translation>Sapere dov’era l’agente non esclude nessuno spazio</translation>
    </message>
    <message>
        <source>The past position rules out %1 of %2 spaces on average</source>
        <comment>two numbers</comment>
        <translation>Sapere dov’era l’agente esclude in media %1 spazi su %2</translation>
    </message>
    <message>
        <source>A look from %1 rules out %2 of %3 spaces on average; %4 of the possible ways end where it looks</source>
        <comment>a space, two numbers, a share</comment>
        <translation>Uno sguardo da %1 esclude in media %2 spazi su %3; il %4 dei percorsi possibili finisce dove si guarda</translation>
    </message>
    <message>
        <source>The past position rules out %1 of %2 spaces on average; %3 of the possible ways end where it looks</source>
        <comment>two numbers, a share</comment>
        <translation>La posizione passata esclude in media %1 spazi su %2; il %3 dei percorsi possibili finisce dove si guarda</translation>
    </message>
</context>
<context>
    <name>ReferenceSheet</name>
    <message>
        <source>Everybody rolls a die for action points; a 1 brings a threat token and may be rolled again</source>
        <translation>Ognuno tira un dado per i Punti Azione; con un 1 prende un segnalino Minaccia e può ritirare</translation>
    </message>
    <message>
        <source>All choose a command token in secret, then reveal; the fewest action points go first</source>
        <translation>Tutti scelgono in segreto un segnalino Comando, poi lo scoprono; chi ha meno Punti Azione è il primo</translation>
    </message>
    <message>
        <source>Turn used Space Stuff up, then spend action points; what is left is lost</source>
        <translation>Rigira a faccia in su le Space Stuff usate, poi spendi i Punti Azione; quelli che restano vanno persi</translation>
    </message>
    <message>
        <source>Explore empty spaces, fight tokens, resistance and enemies, conquer; any order</source>
        <translation>Esplora gli spazi vuoti, combatti segnalini, Resistenza e nemici, conquista; in qualsiasi ordine</translation>
    </message>
    <message>
        <source>Discard one event if you like, then draw up to your Intelligence</source>
        <translation>Scarta una carta Evento se vuoi, poi pesca fino alla tua Intelligenza</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Il round</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Che cosa si fa</translation>
    </message>
    <message>
        <source>Move an alien to an adjacent space</source>
        <translation>Muovi un Alieno in uno spazio adiacente</translation>
    </message>
    <message>
        <source>Land an alien from the reserve on your landing site</source>
        <translation>Fai atterrare un Alieno dalla riserva sul tuo sito</translation>
    </message>
    <message>
        <source>Take a threat token</source>
        <translation>Prendi un segnalino Minaccia</translation>
    </message>
    <message>
        <source>Play an event that costs X</source>
        <translation>Gioca una carta Evento che costa X</translation>
    </message>
    <message>
        <source>What action points buy</source>
        <translation>Che cosa comprano i Punti Azione</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Per</translation>
    </message>
    <message>
        <source>An alien stops on an empty space, on an unconquered location with resistance, and where an enemy is.</source>
        <translation>Un Alieno si ferma su uno spazio vuoto, in un luogo non conquistato con Resistenza e dove c’è un nemico.</translation>
    </message>
    <message>
        <source>A fight</source>
        <translation>Un combattimento</translation>
    </message>
    <message>
        <source>Tokens first, then one resistance card for each point of resistance. A hero helps the next card with a strength.</source>
        <translation>Prima i segnalini, poi una carta Resistenza per ogni punto di Resistenza. Un eroe aiuta la prossima carta con una Forza.</translation>
    </message>
    <message>
        <source>Strength of all aliens there and a die against strength, bonus and a die. The higher total wins; a tie is rolled again.</source>
        <translation>Forza di tutti gli Alieni presenti e un dado contro Forza, bonus e un dado. Vince il totale più alto; in pareggio si ritira.</translation>
    </message>
    <message>
        <source>A 6 on one side only wins anyway. After a round: flee or fight on.</source>
        <translation>Un 6 da una parte sola vince comunque. Dopo un round: fuggire o continuare.</translation>
    </message>
    <message>
        <source>Abilities of the resistance</source>
        <translation>Abilità della Resistenza</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Che cosa fa</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <comment>numbers of the track, how many dice</comment>
        <translation>da %1 a %2: %3</translation>
    </message>
    <message>
        <source>Red circles: %1</source>
        <translation>Cerchi rossi: %1</translation>
    </message>
    <message>
        <source>Technology dice: %1</source>
        <translation>Dadi della Tecnologia: %1</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Terror that wins, all together: %1</source>
        <translation>Terrore per vincere, tutti insieme: %1</translation>
    </message>
    <message>
        <source>Terror that wins: %1</source>
        <translation>Terrore per vincere: %1</translation>
    </message>
    <message>
        <source>Terror that wins: 8; against the resistance 8 for each player, all together.</source>
        <translation>Terrore per vincere: 8; contro la Resistenza 8 per ogni giocatore, tutti insieme.</translation>
    </message>
    <message>
        <source>%1 (threat tokens: %2)</source>
        <comment>an ability, its price</comment>
        <translation>%1 (segnalini Minaccia: %2)</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Razza</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligenza</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>A tie for the first turn goes to the next player clockwise after the last first one.</source>
        <translation>In parità comincia il prossimo in senso orario dopo l’ultimo primo giocatore.</translation>
    </message>
    <message>
        <source>A 1 on the D6 always brings a threat token; the second roll is a choice.</source>
        <translation>Un 1 sul D6 porta sempre un segnalino Minaccia; il secondo tiro è a scelta.</translation>
    </message>
    <message>
        <source>Spaces of a section are adjacent only where the players say so.</source>
        <translation>Gli spazi di una sezione sono adiacenti solo dove lo dicono i giocatori.</translation>
    </message>
    <message>
        <source>A demolished location keeps its population and its conquest token.</source>
        <translation>Un luogo demolito tiene la popolazione e il segnalino Conquista.</translation>
    </message>
    <message>
        <source>Allies without a printed strength have none.</source>
        <translation>Gli alleati senza una Forza stampata non ne hanno.</translation>
    </message>
    <message>
        <source>The Resistance phase comes before the Command phase.</source>
        <translation>La Fase della Resistenza viene prima della Fase Comando.</translation>
    </message>
    <message>
        <source>Technology dice: as many as the number of the marker’s space.</source>
        <translation>Dadi della Tecnologia: quanti il numero dello spazio del segnalino.</translation>
    </message>
    <message>
        <source>Tokens that were beaten come back when the battle is lost.</source>
        <translation>I segnalini sconfitti ritornano se la battaglia è persa.</translation>
    </message>
    <message>
        <source>Fleeing aliens may each go their own way.</source>
        <translation>Gli Alieni in fuga possono andare ognuno per la sua strada.</translation>
    </message>
    <message>
        <source>Aliens may flee to a space with a token.</source>
        <translation>Si può fuggire su uno spazio con un segnalino.</translation>
    </message>
    <message>
        <source>Bold counts for the card and for each hero.</source>
        <translation>Audace conta per la carta e per ciascun eroe.</translation>
    </message>
    <message>
        <source>Two overwhelming dice are a tie even against Assault.</source>
        <translation>Due Vittorie Schiaccianti sono un pareggio anche contro Assalto.</translation>
    </message>
    <message>
        <source>All players’ aliens on a space fight together.</source>
        <translation>Gli Alieni di tutti i giocatori su uno spazio combattono insieme.</translation>
    </message>
    <message>
        <source>The first two tokens of the centre are rolled for one by one.</source>
        <translation>Per i primi due segnalini del centro si tira uno alla volta.</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>A questo tavolo</translation>
    </message>
    <message>
        <source>Of the red circles that a card passes only the one where the marker stops brings tokens.</source>
        <translation>Dei cerchi rossi superati per una carta porta segnalini solo quello su cui il segnalino si ferma.</translation>
    </message>
</context>
<context>
    <name>ResultKeeping</name>
    <message>
        <source>The game goes on: the session has no result again.</source>
        <translation>La partita continua: la sessione è di nuovo senza risultato.</translation>
    </message>
    <message>
        <source>The session keeps its result: %1.</source>
        <translation>La sessione conserva il suo risultato: %1.</translation>
    </message>
</context>
<context>
    <name>SampleCards</name>
    <message>
        <source>Sample Molluscs</source>
        <translation>Finti Molluschi</translation>
    </message>
    <message>
        <source>Thick Shells</source>
        <translation>Gusci Spessi</translation>
    </message>
    <message>
        <source>Always: nothing more than their strength.</source>
        <translation>Sempre: niente più della loro Forza.</translation>
    </message>
    <message>
        <source>Ink Cloud</source>
        <translation>Getto d’Inchiostro</translation>
    </message>
    <message>
        <source>Spend a threat token: add 2 to your strength in this fight.</source>
        <translation>Spendi un segnalino Minaccia: aggiungi 2 alla tua Forza in questo combattimento.</translation>
    </message>
    <message>
        <source>Sample Moths</source>
        <translation>Finte Falene</translation>
    </message>
    <message>
        <source>Many Eyes</source>
        <translation>Molti Occhi</translation>
    </message>
    <message>
        <source>Always: they draw as many events as their intelligence says.</source>
        <translation>Sempre: pescano tante carte Evento quanta è la loro Intelligenza.</translation>
    </message>
    <message>
        <source>Dust</source>
        <translation>Polvere</translation>
    </message>
    <message>
        <source>Spend a threat token: roll your die again.</source>
        <translation>Spendi un segnalino Minaccia: tira di nuovo il tuo dado.</translation>
    </message>
    <message>
        <source>Sample Stones</source>
        <translation>Finte Pietre</translation>
    </message>
    <message>
        <source>Slow Anger</source>
        <translation>Ira Lenta</translation>
    </message>
    <message>
        <source>Landslide</source>
        <translation>Frana</translation>
    </message>
    <message>
        <source>Spend two threat tokens: destroy a soft token where you fight.</source>
        <translation>Spendi due segnalini Minaccia: distruggi un segnalino leggero dove combatti.</translation>
    </message>
    <message>
        <source>Sample Mirrors</source>
        <translation>Finti Specchi</translation>
    </message>
    <message>
        <source>Second Look</source>
        <translation>Doppio Sguardo</translation>
    </message>
    <message>
        <source>Always: they may look through discard piles, as everybody may.</source>
        <translation>Sempre: possono guardare gli scarti, come tutti.</translation>
    </message>
    <message>
        <source>Reflection</source>
        <translation>Riflesso</translation>
    </message>
    <message>
        <source>Spend a threat token: take one action point.</source>
        <translation>Spendi un segnalino Minaccia: prendi un Punto Azione.</translation>
    </message>
    <message>
        <source>Sample Gardeners</source>
        <translation>Finti Giardinieri</translation>
    </message>
    <message>
        <source>Roots</source>
        <translation>Radici</translation>
    </message>
    <message>
        <source>Creepers</source>
        <translation>Rampicanti</translation>
    </message>
    <message>
        <source>Spend a threat token: add 3 to your strength in this fight.</source>
        <translation>Spendi un segnalino Minaccia: aggiungi 3 alla tua Forza in questo combattimento.</translation>
    </message>
    <message>
        <source>Sample Capitol</source>
        <translation>Finta Capitale</translation>
    </message>
    <message>
        <source>The goal of the game.</source>
        <translation>L’obiettivo della partita.</translation>
    </message>
    <message>
        <source>Sample Monument</source>
        <translation>Finto Monumento</translation>
    </message>
    <message>
        <source>The other goal of the game.</source>
        <translation>L’altro obiettivo della partita.</translation>
    </message>
    <message>
        <source>Sample Meadow</source>
        <translation>Finto Prato</translation>
    </message>
    <message>
        <source>Nobody lives here.</source>
        <translation>Qui non vive nessuno.</translation>
    </message>
    <message>
        <source>Sample Dunes</source>
        <translation>Finte Dune</translation>
    </message>
    <message>
        <source>Sample Wood</source>
        <translation>Finto Bosco</translation>
    </message>
    <message>
        <source>Sample Farm</source>
        <translation>Finta Fattoria</translation>
    </message>
    <message>
        <source>Sample Village</source>
        <translation>Finto Villaggio</translation>
    </message>
    <message>
        <source>Sample Harbour</source>
        <translation>Finto Porto</translation>
    </message>
    <message>
        <source>Sample Barracks</source>
        <translation>Finta Caserma</translation>
    </message>
    <message>
        <source>Sample Works</source>
        <translation>Finta Fabbrica</translation>
    </message>
    <message>
        <source>Sample City</source>
        <translation>Finta Città</translation>
    </message>
    <message>
        <source>Sample Beacon</source>
        <translation>Finto Faro</translation>
    </message>
    <message>
        <source>Places next to it that have people have one more.</source>
        <translation>I luoghi adiacenti che hanno popolazione ne hanno 1 in più.</translation>
    </message>
    <message>
        <source>Sample Crowd</source>
        <translation>Finta Folla</translation>
    </message>
    <message>
        <source>Sample Guards</source>
        <translation>Finte Guardie</translation>
    </message>
    <message>
        <source>Sample Riflemen</source>
        <translation>Finti Fucilieri</translation>
    </message>
    <message>
        <source>Sample Scouts</source>
        <translation>Finti Ricognitori</translation>
    </message>
    <message>
        <source>Sample Cars</source>
        <translation>Finte Autoblindo</translation>
    </message>
    <message>
        <source>Sample Cannons</source>
        <translation>Finti Cannoni</translation>
    </message>
    <message>
        <source>Sample Planes</source>
        <translation>Finti Aerei</translation>
    </message>
    <message>
        <source>Sample Walkers</source>
        <translation>Finti Camminatori</translation>
    </message>
    <message>
        <source>Sample Paragon</source>
        <translation>Finto Paladino</translation>
    </message>
    <message>
        <source>When he is discarded all discards are shuffled into the deck.</source>
        <translation>Quando questa carta viene scartata, tutti gli scarti si rimescolano nel mazzo.</translation>
    </message>
    <message>
        <source>Sample Doctor</source>
        <translation>Finta Dottoressa</translation>
    </message>
    <message>
        <source>Sample Pilot</source>
        <translation>Finta Pilota</translation>
    </message>
    <message>
        <source>Sample Singer</source>
        <translation>Finto Cantante</translation>
    </message>
    <message>
        <source>Sample Footsoldiers</source>
        <translation>Finta Fanteria</translation>
    </message>
    <message>
        <source>Sample Jumpers</source>
        <translation>Finti Paracadutisti</translation>
    </message>
    <message>
        <source>Sample Patrol</source>
        <translation>Finta Pattuglia</translation>
    </message>
    <message>
        <source>Sample Column</source>
        <translation>Finta Colonna</translation>
    </message>
    <message>
        <source>Sample Battery</source>
        <translation>Finta Batteria</translation>
    </message>
    <message>
        <source>Sample Flight</source>
        <translation>Finta Squadriglia</translation>
    </message>
    <message>
        <source>Sample Militia</source>
        <translation>Finta Milizia</translation>
    </message>
    <message>
        <source>He fights one round against every space of his section with aliens, and leaves.</source>
        <translation>Combatte un round contro ogni spazio della sua sezione con Alieni, poi se ne va.</translation>
    </message>
    <message>
        <source>Sample Dread</source>
        <translation>Finto Spavento</translation>
    </message>
    <message>
        <source>Take a threat token.</source>
        <translation>Prendi un segnalino Minaccia.</translation>
    </message>
    <message>
        <source>Sample Haste</source>
        <translation>Finta Fretta</translation>
    </message>
    <message>
        <source>Take two action points in your own turn.</source>
        <translation>Prendi due Punti Azione nel tuo turno.</translation>
    </message>
    <message>
        <source>Sample Veto</source>
        <translation>Finto Veto</translation>
    </message>
    <message>
        <source>Cancel an event that is being played or in play.</source>
        <translation>Annulla un evento che viene giocato o che è in gioco.</translation>
    </message>
    <message>
        <source>Sample Ambush</source>
        <translation>Finta Imboscata</translation>
    </message>
    <message>
        <source>Add 2 to the resistance in a fight.</source>
        <translation>Aggiungi 2 alla Resistenza in un combattimento.</translation>
    </message>
    <message>
        <source>Sample Fury</source>
        <translation>Finta Furia</translation>
    </message>
    <message>
        <source>Add 3 to your strength in your next fight of this turn.</source>
        <translation>Aggiungi 3 alla tua Forza nel prossimo combattimento di questo turno.</translation>
    </message>
    <message>
        <source>Sample Find</source>
        <translation>Finta Scoperta</translation>
    </message>
    <message>
        <source>Draw a Space Stuff card.</source>
        <translation>Pesca una carta Space Stuff.</translation>
    </message>
    <message>
        <source>Sample Panic</source>
        <translation>Finto Panico</translation>
    </message>
    <message>
        <source>Gain 1 terror.</source>
        <translation>Ottieni 1 Punto Terrore.</translation>
    </message>
    <message>
        <source>Sample Great Fire</source>
        <translation>Finto Incendio</translation>
    </message>
    <message>
        <source>Demolish a location next to one of your aliens.</source>
        <translation>Demolisci un luogo adiacente a un tuo Alieno.</translation>
    </message>
    <message>
        <source>Sample Mist</source>
        <translation>Finta Nebbia</translation>
    </message>
    <message>
        <source>While it is in play nobody is stronger for it.</source>
        <translation>Resta in gioco ma non cambia la Forza di nessuno.</translation>
    </message>
    <message>
        <source>Sample Storm</source>
        <translation>Finta Tempesta</translation>
    </message>
    <message>
        <source>Each player loses an action point.</source>
        <translation>Ogni giocatore perde un Punto Azione.</translation>
    </message>
    <message>
        <source>Sample Levy</source>
        <translation>Finta Leva</translation>
    </message>
    <message>
        <source>Place Sample Footsoldiers on any space.</source>
        <translation>Piazza Finta Fanteria su uno spazio qualsiasi.</translation>
    </message>
    <message>
        <source>Place a token in every section.</source>
        <translation>Piazza un segnalino in ogni sezione.</translation>
    </message>
    <message>
        <source>Sample Airdrop</source>
        <translation>Finto Lancio</translation>
    </message>
    <message>
        <source>Place Sample Jumpers on any space.</source>
        <translation>Piazza Finti Paracadutisti su uno spazio qualsiasi.</translation>
    </message>
    <message>
        <source>Place Sample Jumpers on the first player&apos;s landing site.</source>
        <translation>Piazza Finti Paracadutisti sul sito di atterraggio del primo giocatore.</translation>
    </message>
    <message>
        <source>Sample Breakthrough</source>
        <translation>Finta Svolta</translation>
    </message>
    <message>
        <source>Look at the next location.</source>
        <translation>Guarda la prossima carta Locazione.</translation>
    </message>
    <message>
        <source>The technology marker goes on by one.</source>
        <translation>Il segnalino Tecnologia avanza di uno.</translation>
    </message>
    <message>
        <source>Sample Broadcast</source>
        <translation>Finto Notiziario</translation>
    </message>
    <message>
        <source>A player discards an event.</source>
        <translation>Un giocatore scarta un evento.</translation>
    </message>
    <message>
        <source>Each player loses a threat token.</source>
        <translation>Ogni giocatore perde un segnalino Minaccia.</translation>
    </message>
    <message>
        <source>Sample Alert</source>
        <translation>Finta Allerta</translation>
    </message>
    <message>
        <source>While it is in play nothing else happens.</source>
        <translation>Finché è in gioco, non succede altro.</translation>
    </message>
    <message>
        <source>Sample Lamp</source>
        <translation>Finta Lampada</translation>
    </message>
    <message>
        <source>Add 1 to your strength in a fight.</source>
        <translation>Aggiungi 1 alla tua Forza in un combattimento.</translation>
    </message>
    <message>
        <source>Sample Lens</source>
        <translation>Finta Lente</translation>
    </message>
    <message>
        <source>Roll your die again.</source>
        <translation>Tira di nuovo il tuo dado.</translation>
    </message>
    <message>
        <source>Sample Drum</source>
        <translation>Finto Tamburo</translation>
    </message>
    <message>
        <source>Sample Tin</source>
        <translation>Finta Latta</translation>
    </message>
    <message>
        <source>It does nothing, for ever.</source>
        <translation>Non fa niente, per sempre.</translation>
    </message>
    <message>
        <source>Sample Beast</source>
        <translation>Finta Bestia</translation>
    </message>
    <message>
        <source>An ally of strength 5.</source>
        <translation>Un alleato di Forza 5.</translation>
    </message>
    <message>
        <source>Sample Twin</source>
        <translation>Finto Gemello</translation>
    </message>
    <message>
        <source>An ally as strong as its owner&apos;s race.</source>
        <translation>Un alleato forte quanto la razza di chi lo possiede.</translation>
    </message>
    <message>
        <source>Sample Radio</source>
        <translation>Finta Radio</translation>
    </message>
    <message>
        <source>The resistance adds 1 where two tokens lie.</source>
        <translation>La Resistenza aggiunge 1 dove ci sono due segnalini.</translation>
    </message>
    <message>
        <source>Sample Steel</source>
        <translation>Finto Acciaio</translation>
    </message>
    <message>
        <source>Hard resistance adds 1.</source>
        <translation>La Resistenza pesante aggiunge 1.</translation>
    </message>
    <message>
        <source>Sample Serum</source>
        <translation>Finto Siero</translation>
    </message>
    <message>
        <source>Soft resistance adds 1.</source>
        <translation>La Resistenza leggera aggiunge 1.</translation>
    </message>
    <message>
        <source>Sample Wings</source>
        <translation>Finte Ali</translation>
    </message>
    <message>
        <source>Resistance that flies adds 1.</source>
        <translation>La Resistenza che vola aggiunge 1.</translation>
    </message>
    <message>
        <source>Sample Rails</source>
        <translation>Finte Rotaie</translation>
    </message>
    <message>
        <source>Each token that moves may move once more.</source>
        <translation>Ogni segnalino che si muove può muoversi ancora una volta.</translation>
    </message>
    <message>
        <source>Sample Dynamo</source>
        <translation>Finta Dinamo</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>The hunters</source>
        <translation>I cacciatori</translation>
    </message>
    <message>
        <source>%1 is the traitor and moves at once.</source>
        <comment>a hunter</comment>
        <translation>%1 è il traditore e si muove subito.</translation>
    </message>
</context>
<context>
    <name>SessionBoardWords</name>
    <message>
        <source>O</source>
        <comment>sign of an objective token</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>P</source>
        <comment>sign of a passkey</comment>
        <translation>CA</translation>
    </message>
    <message>
        <source>N</source>
        <comment>sign of napalm</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>AG</source>
        <comment>sign of anti-Ghin gas</comment>
        <translation>AG</translation>
    </message>
    <message>
        <source>TM</source>
        <comment>sign of a trip mine</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>TE</source>
        <comment>sign of a triggered explosive</comment>
        <translation>AE</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>obiettivo</translation>
    </message>
    <message>
        <source>%1, downed</source>
        <translation>%1, abbattuto</translation>
    </message>
    <message>
        <source>%1 door</source>
        <comment>its kind</comment>
        <translation>porta %1</translation>
    </message>
    <message>
        <source>room %1</source>
        <translation>stanza %1</translation>
    </message>
    <message>
        <source>BO</source>
        <comment>sign of a bomb</comment>
        <translation>BO</translation>
    </message>
    <message>
        <source>Un</source>
        <comment>sign of an unlocked door</comment>
        <translation>Sb</translation>
    </message>
    <message>
        <source>Ja</source>
        <comment>sign of a jammed door</comment>
        <translation>In</translation>
    </message>
    <message>
        <source>Lo</source>
        <comment>sign of a locked door</comment>
        <translation>Bl</translation>
    </message>
    <message>
        <source>Sh</source>
        <comment>sign of a shorted door</comment>
        <translation>Co</translation>
    </message>
    <message>
        <source>RJ</source>
        <comment>sign of a reject swarm: no commando has these letters</comment>
        <translation>RJ</translation>
    </message>
    <message>
        <source>goal room: opening its door ends the mission</source>
        <translation>stanza Obiettivo: aprire la sua porta conclude la missione</translation>
    </message>
    <message>
        <source>CN</source>
        <comment>sign of a clone nest</comment>
        <translation>NC</translation>
    </message>
    <message>
        <source>clone nest: an ability that spawns on this tile brings one clone more</source>
        <translation>nido di cloni: un’abilità che genera nemici su questa tessera porta un clone in più</translation>
    </message>
</context>
<context>
    <name>SessionLibrary</name>
    <message>
        <source>Its name has characters that this system cannot read. Rename the file, and it opens.</source>
        <translation>Il suo nome ha caratteri che questo sistema non sa leggere. Rinomina il file e si aprirà.</translation>
    </message>
</context>
<context>
    <name>SheetDocument</name>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Objective on %1 completed</source>
        <translation>Obiettivo in %1 completato</translation>
    </message>
    <message>
        <source>Character: %1</source>
        <translation>Personaggio: %1</translation>
    </message>
    <message>
        <source>Shown and said</source>
        <translation>Mostrato e detto</translation>
    </message>
    <message>
        <source>Everything that was said fits the sheet.</source>
        <translation>Tutto quello che si è detto concorda con il foglio.</translation>
    </message>
    <message>
        <source>The sheet, revealed</source>
        <translation>Il foglio, rivelato</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Movement sheet</source>
        <translation>Foglio movimento</translation>
    </message>
    <message>
        <source>Objectives completed: %1</source>
        <translation>Obiettivi completati: %1</translation>
    </message>
    <message>
        <source>Report of the session</source>
        <translation>Resoconto della sessione</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Resoconto: %1</translation>
    </message>
    <message>
        <source>What was said and the sheet do not agree:</source>
        <translation>Quello che è stato detto e il foglio non concordano:</translation>
    </message>
</context>
<context>
    <name>SheetPages</name>
    <message>
        <source>%1 seen</source>
        <comment>a space</comment>
        <translation>%1 visto</translation>
    </message>
    <message>
        <source>%1 last</source>
        <comment>a space, last seen there</comment>
        <translation>%1 ultimo</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Percorso</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>what the hunters saw in a turn</extracomment>
        <translation>Mostrato</translation>
    </message>
    <message>
        <source>Objective %1</source>
        <translation>Obiettivo %1</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Carta %1</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Punti Ferita</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>La plancia</translation>
    </message>
    <message>
        <source>The way on the board, turn by turn</source>
        <translation>Il percorso sulla plancia, turno per turno</translation>
    </message>
    <message>
        <source>Movement sheet · secret</source>
        <translation>Foglio movimento · segreto</translation>
    </message>
</context>
<context>
    <name>SheetVerdictWords</name>
    <message>
        <source>Everything that was said fits the sheet.</source>
        <translation>Tutto quello che si è detto concorda con il foglio.</translation>
    </message>
    <message>
        <source>What was said and the sheet do not agree:</source>
        <translation>Quello che è stato detto e il foglio non concordano:</translation>
    </message>
    <message>
        <source>The sheet is not complete; so far, what was said fits it:</source>
        <translation>Il foglio non è completo; fin qui quello che è stato detto corrisponde:</translation>
    </message>
</context>
<context>
    <name>ShownTableWords</name>
    <message>
        <source>an enemy can be placed here</source>
        <translation>qui può essere piazzato un nemico</translation>
    </message>
    <message>
        <source>gas can be placed here</source>
        <translation>qui può essere piazzato il gas</translation>
    </message>
    <message>
        <source>it can be placed here</source>
        <translation>può essere piazzato qui</translation>
    </message>
    <message>
        <source>the explosion reaches it</source>
        <translation>ci arriva l’esplosione</translation>
    </message>
    <message>
        <source>chosen to act</source>
        <translation>miniatura che agisce</translation>
    </message>
</context>
<context>
    <name>SightWording</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>obstacles</comment>
        <translation>
            <numerusform>%n altro</numerusform>
            <numerusform>altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>In the way: %1.</source>
        <translation>D’ostacolo: %1.</translation>
    </message>
    <message>
        <source>Two lines from %1’s %2 corner are clear.</source>
        <comment>C4’s north-east corner</comment>
        <translation>Due linee dall’angolo %2 di %1 sono libere.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n line(s) is clear.</source>
        <translation>
            <numerusform>L’unica linea (%n) non è libera.</numerusform>
            <numerusform>Nessuna delle %n linee è libera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No corner has two clear lines (%n clear in all).</source>
        <translation>
            <numerusform>Nessun angolo ha due linee libere (%n libera in tutto).</numerusform>
            <numerusform>Nessun angolo ha due linee libere (%n libere in tutto).</numerusform>
        </translation>
    </message>
    <message>
        <source>A shortest path is clear.</source>
        <translation>Un percorso più breve è libero.</translation>
    </message>
    <message>
        <source>No shortest path is clear.</source>
        <translation>Nessun percorso più breve è libero.</translation>
    </message>
    <message>
        <source>Cover +1: a line from %1’s %2 corner passes through %3.</source>
        <comment>C4’s north-east corner, the wall</comment>
        <translation>Copertura +1: una linea dall’angolo %2 di %1 attraversa %3.</translation>
    </message>
    <message>
        <source>Cover +1: a shortest path goes through %1, next to the target.</source>
        <comment>the wall D5</comment>
        <translation>Copertura +1: un percorso più breve attraversa %1, adiacente al bersaglio.</translation>
    </message>
    <message numerus="yes">
        <source>EMI blocks: %n EMI space(s) on the way.</source>
        <translation>
            <numerusform>L’EMI blocca: %n spazio EMI sul percorso.</numerusform>
            <numerusform>L’EMI blocca: %n spazi EMI sul percorso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n EMI space(s) on the way; four would block.</source>
        <translation>
            <numerusform>%n spazio EMI sul percorso; quattro bloccherebbero.</numerusform>
            <numerusform>%n spazi EMI sul percorso; quattro bloccherebbero.</numerusform>
        </translation>
    </message>
    <message>
        <source>EMI: −1 red die.</source>
        <translation>EMI: −1 dado rosso.</translation>
    </message>
    <message>
        <source>EMI: −1 black die.</source>
        <translation>EMI: −1 dado nero.</translation>
    </message>
    <message>
        <source>The spaces are adjacent.</source>
        <translation>Gli spazi sono adiacenti.</translation>
    </message>
    <message>
        <source>Melee reaches adjacent spaces only.</source>
        <translation>In mischia si arriva solo agli spazi adiacenti.</translation>
    </message>
    <message>
        <source>At a distance of two: within Reach.</source>
        <translation>A distanza due: entro l’estensione.</translation>
    </message>
    <message>
        <source>Further than two spaces: beyond Reach.</source>
        <translation>A più di due spazi: oltre l’estensione.</translation>
    </message>
    <message>
        <source>No path leads there: out of range of everything.</source>
        <translation>Nessun percorso porta fin lì: fuori da ogni gittata.</translation>
    </message>
    <message>
        <source>Distance %1.</source>
        <translation>Distanza %1.</translation>
    </message>
    <message>
        <source>Distance %1 of range %2.</source>
        <translation>Distanza %1 su una gittata di %2.</translation>
    </message>
    <message>
        <source>Distance %1, beyond range %2.</source>
        <translation>Distanza %1, oltre la gittata di %2.</translation>
    </message>
    <message>
        <source>%1 is outside the field of vision.</source>
        <comment>C4</comment>
        <translation>%1 è fuori dal campo visivo.</translation>
    </message>
</context>
<context>
    <name>SlotText</name>
    <message>
        <source>Command token of %1: %2</source>
        <translation>Segnalino Comando di %1: %2</translation>
    </message>
    <message>
        <source>Card in the hand of %1: %2</source>
        <translation>Carta in mano a %1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no cards</comment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Door %1: %2</source>
        <translation>Porta %1: %2</translation>
    </message>
    <message>
        <source>Cards of room %1: %2</source>
        <translation>Carte della stanza %1: %2</translation>
    </message>
    <message>
        <source>Secret event: %1</source>
        <translation>Evento segreto: %1</translation>
    </message>
    <message>
        <source>Card %1 from the bottom of the deck: %2</source>
        <translation>Carta %1 dal fondo del mazzo: %2</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a way, a card</comment>
        <translation>%1, con %2</translation>
    </message>
    <message>
        <source>character %1</source>
        <translation>personaggio %1</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carta %1</translation>
    </message>
    <message>
        <source>objective %1</source>
        <translation>obiettivo %1</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>turno %1: %2</translation>
    </message>
    <message>
        <source>Traitor: %1</source>
        <translation>Traditore: %1</translation>
    </message>
    <message>
        <source>Agent, %1</source>
        <translation>Agente, %1</translation>
    </message>
    <message>
        <source>Second agent, %1</source>
        <translation>Secondo agente, %1</translation>
    </message>
</context>
<context>
    <name>SpaceMenu</name>
    <message>
        <source>Correct: conquered by %1</source>
        <translation>Correggi: luogo conquistato da %1</translation>
    </message>
    <message>
        <source>Correct: freed</source>
        <translation>Correggi: liberato</translation>
    </message>
    <message>
        <source>Correct: demolished</source>
        <translation>Correggi: luogo demolito</translation>
    </message>
    <message>
        <source>Correct: resistance or population…</source>
        <translation>Correggi: Resistenza o popolazione…</translation>
    </message>
    <message>
        <source>Correct: remove %1</source>
        <comment>a token</comment>
        <translation>Correggi: togli %1</translation>
    </message>
    <message>
        <source>Correct: %1 goes to the reserve</source>
        <comment>an alien</comment>
        <translation>Correggi: %1 va nella riserva</translation>
    </message>
    <message>
        <source>Correct: place a token…</source>
        <translation>Correggi: metti un segnalino…</translation>
    </message>
    <message>
        <source>Correct: put an alien here…</source>
        <translation>Correggi: metti qui un Alieno…</translation>
    </message>
    <message>
        <source>Correct: what is printed on %1…</source>
        <comment>a card</comment>
        <translation>Correggi: che cosa è stampato su %1…</translation>
    </message>
</context>
<context>
    <name>SpecterBoardWords</name>
    <message>
        <source>start of the agent</source>
        <translation>partenza dell’agente</translation>
    </message>
    <message>
        <source>escape point</source>
        <translation>punto di fuga</translation>
    </message>
    <message>
        <source>objective, completed</source>
        <translation>obiettivo completato</translation>
    </message>
    <message>
        <source>objective, not completed</source>
        <translation>obiettivo da completare</translation>
    </message>
    <message>
        <source>objective, secret</source>
        <translation>obiettivo segreto</translation>
    </message>
    <message>
        <source>in the vehicle</source>
        <translation>nel veicolo</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>stordito</translation>
    </message>
    <message>
        <source>blinded</source>
        <translation>accecato</translation>
    </message>
    <message>
        <source>car</source>
        <comment>sign of the vehicle</comment>
        <translation>auto</translation>
    </message>
    <message>
        <source>vehicle</source>
        <translation>veicolo</translation>
    </message>
    <message>
        <source>figure of the second agent</source>
        <translation>miniatura del secondo agente</translation>
    </message>
    <message>
        <source>the agent’s figure</source>
        <translation>miniatura dell’agente</translation>
    </message>
    <message>
        <source>second agent last seen here</source>
        <translation>secondo agente visto qui l’ultima volta</translation>
    </message>
    <message>
        <source>agent last seen here</source>
        <translation>agente visto qui l’ultima volta</translation>
    </message>
    <message>
        <source>you are here, secret</source>
        <translation>tu sei qui, segreto</translation>
    </message>
    <message>
        <source>smoke token</source>
        <translation>gettone fumo</translation>
    </message>
    <message>
        <source>in smoke</source>
        <translation>nel fumo</translation>
    </message>
    <message>
        <source>in the hunters’ sight</source>
        <translation>visto dai cacciatori</translation>
    </message>
    <message>
        <source>the agent can be here</source>
        <translation>l’agente può essere qui</translation>
    </message>
    <message>
        <source>a move can end here unseen</source>
        <translation>un movimento può finire qui senza essere visto</translation>
    </message>
    <message>
        <source>a move here shows a last sighting</source>
        <translation>un movimento fin qui mostra un ultimo avvistamento</translation>
    </message>
    <message>
        <source>a move that ends here is seen</source>
        <translation>un movimento che finisce qui è visto</translation>
    </message>
    <message>
        <source>seen here</source>
        <translation>visto qui</translation>
    </message>
    <message>
        <source>last seen here</source>
        <translation>visto qui l’ultima volta</translation>
    </message>
    <message>
        <source>A</source>
        <comment>sign of the agent&apos;s figure</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>here at the end of turn %1</source>
        <comment>one number or several</comment>
        <translation>qui alla fine del turno %1</translation>
    </message>
    <message>
        <source>the card’s token, still secret</source>
        <translation>il gettone della carta, ancora segreto</translation>
    </message>
    <message>
        <source>in smoke after this move</source>
        <translation>nel fumo dopo questo movimento</translation>
    </message>
    <message>
        <source>second agent here at the end of turn %1</source>
        <comment>one number or several</comment>
        <translation>qui il secondo agente alla fine del turno %1</translation>
    </message>
</context>
<context>
    <name>SpecterCommands</name>
    <message>
        <source>Say what is shown</source>
        <translation>Di’ che cosa si mostra</translation>
    </message>
    <message>
        <source>Say: seen on %1</source>
        <translation>Di’: visto in %1</translation>
    </message>
    <message>
        <source>Say: last seen on %1</source>
        <translation>Di’: visto l’ultima volta in %1</translation>
    </message>
    <message>
        <source>Choose the options</source>
        <translation>Scegli le opzioni</translation>
    </message>
    <message>
        <source>Place the objectives</source>
        <translation>Metti gli obiettivi</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Prendi %n carta</numerusform>
            <numerusform>Prendi %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Comincia la partita</translation>
    </message>
    <message>
        <source>Plan the move</source>
        <translation>Prepara il movimento</translation>
    </message>
    <message>
        <source>Write %1 and escape</source>
        <translation>Scrivi %1 e fuggi</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Scrivi %1</translation>
    </message>
    <message>
        <source>Seen on %1</source>
        <translation>Visto in %1</translation>
    </message>
    <message>
        <source>Last seen on %1</source>
        <translation>Visto l’ultima volta in %1</translation>
    </message>
    <message>
        <source>Roll for the ambush</source>
        <translation>Tira per l’imboscata</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usa %1</translation>
    </message>
    <message>
        <source>Bar %1 from the vehicle</source>
        <translation>Escludi %1 dal veicolo</translation>
    </message>
    <message>
        <source>Let %1 use the vehicle again</source>
        <translation>Riammetti %1 nel veicolo</translation>
    </message>
    <message>
        <source>Get into the vehicle</source>
        <translation>Sali nel veicolo</translation>
    </message>
    <message>
        <source>Stay on %1</source>
        <translation>Resta in %1</translation>
    </message>
    <message>
        <source>Get out on %1</source>
        <translation>Scendi in %1</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Vai in %1</translation>
    </message>
    <message>
        <source>Stay in the vehicle: %1</source>
        <translation>Resta nel veicolo in %1</translation>
    </message>
    <message>
        <source>Drive to %1</source>
        <translation>Guida fino a %1</translation>
    </message>
    <message>
        <source>Use the motion sensor</source>
        <translation>Usa il sensore di movimento</translation>
    </message>
    <message>
        <source>Ask where the agent was</source>
        <translation>Chiedi dov’era l’agente</translation>
    </message>
    <message>
        <source>Attack: a hit without a roll</source>
        <translation>Attacca: colpo senza tiro</translation>
    </message>
    <message numerus="yes">
        <source>Attack with %n die(s)</source>
        <translation>
            <numerusform>Attacca con %n dado</numerusform>
            <numerusform>Attacca con %n dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn of %1</source>
        <translation>Termina il turno di %1</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Termina il turno</translation>
    </message>
    <message>
        <source>Reveal the traitor</source>
        <translation>Rivela il traditore</translation>
    </message>
    <message>
        <source>The agent wins</source>
        <translation>Vince l’agente</translation>
    </message>
    <message>
        <source>The hunters win</source>
        <translation>Vincono i cacciatori</translation>
    </message>
    <message>
        <source>Import the public facts</source>
        <translation>Importa i fatti pubblici</translation>
    </message>
    <message>
        <source>Reveal the sheet</source>
        <translation>Rivela il foglio</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Say: nothing shown</source>
        <translation>Di’: nulla da mostrare</translation>
    </message>
    <message>
        <source>Nothing shown</source>
        <translation>Nulla da mostrare</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Fuggi</translation>
    </message>
    <message>
        <source>Announce an objective for next turn</source>
        <translation>Annuncia un obiettivo per il prossimo turno</translation>
    </message>
    <message>
        <source>Attack %1 on %2</source>
        <comment>an agent, a space</comment>
        <translation>Attacca %1 in %2</translation>
    </message>
    <message>
        <source>The agents win</source>
        <translation>Vincono gli agenti</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is done, an agent</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Play {character}</source>
        <translation>Gioca {character}</translation>
    </message>
    <message>
        <source>Make {traitor} the traitor</source>
        <translation>Traditore: {traitor}</translation>
    </message>
    <message>
        <source>Complete the objective on {objective}</source>
        <translation>Completa l’obiettivo in {objective}</translation>
    </message>
    <message>
        <source>Turn of {hunter}</source>
        <translation>Turno di {hunter}</translation>
    </message>
    <message>
        <source>Shoot along a line: {gaze}</source>
        <translation>Spara lungo una linea: {gaze}</translation>
    </message>
    <message>
        <source>{players.number} players</source>
        <translation>{players.number} giocatori</translation>
    </message>
</context>
<context>
    <name>SpecterEvents</name>
    <message>
        <source>“Clear” for %1 on %2</source>
        <comment>a hunter, a space</comment>
        <translation>«Libero» per %1 in %2</translation>
    </message>
    <message>
        <source>%1 is seen on %2 by %3</source>
        <comment>an agent, a space, a hunter</comment>
        <translation>%1 è visto in %2 da %3</translation>
    </message>
    <message>
        <source>Motion sensor on %1: %2</source>
        <comment>a space, what it says</comment>
        <translation>Sensore di movimento in %1: %2</translation>
    </message>
    <message>
        <source>%1 is within %2 spaces of %3</source>
        <comment>an agent, a number, a space</comment>
        <translation>%1 è entro %2 spazi da %3</translation>
    </message>
    <message>
        <source>%1 is not within %2 spaces of %3</source>
        <comment>an agent, a number, a space</comment>
        <translation>%1 non è entro %2 spazi da %3</translation>
    </message>
    <message>
        <source>%1 was on %2</source>
        <comment>an agent, a space</comment>
        <translation>%1 era in %2</translation>
    </message>
    <message>
        <source>%1 players: %2</source>
        <translation>%1 giocatori: %2</translation>
    </message>
    <message>
        <source>%1; the sheet is on paper</source>
        <translation>%1; il foglio è su carta</translation>
    </message>
    <message>
        <source>The players choose the table’s options</source>
        <translation>I giocatori scelgono le opzioni del tavolo</translation>
    </message>
    <message>
        <source>%1 gives the plan up</source>
        <translation>%1 rinuncia al piano</translation>
    </message>
    <message>
        <source>%1 plans to end on %2</source>
        <translation>%1 intende finire in %2</translation>
    </message>
    <message>
        <source>%1 moves: %2</source>
        <comment>an agent, the way</comment>
        <translation>%1 si muove: %2</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <comment>an agent, a card</comment>
        <translation>%1 usa %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) ago: %1</source>
        <translation>
            <numerusform>%n turno fa: %1</numerusform>
            <numerusform>%n turni fa: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The facts of %n turn(s) are corrected</source>
        <translation>
            <numerusform>Si correggono i fatti di %n turno</numerusform>
            <numerusform>Si correggono i fatti di %n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 will complete an objective in the next turn</source>
        <translation>%1 completerà un obiettivo nel prossimo turno</translation>
    </message>
    <message>
        <source>The smoke is gone</source>
        <translation>Il fumo si dirada</translation>
    </message>
    <message>
        <source>%1 is stunned</source>
        <translation>%1 è stordito</translation>
    </message>
    <message>
        <source>%1 is no longer stunned</source>
        <translation>%1 non è più stordito</translation>
    </message>
    <message>
        <source>%1 is barred from the vehicle</source>
        <translation>%1 non può usare il veicolo</translation>
    </message>
    <message>
        <source>%1 may use the vehicle again</source>
        <translation>%1 può di nuovo usare il veicolo</translation>
    </message>
    <message>
        <source>%1 is in the vehicle on %2</source>
        <translation>%1 è nel veicolo in %2</translation>
    </message>
    <message>
        <source>%1 stays on %2</source>
        <translation>%1 resta in %2</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation>%1 va in %2</translation>
    </message>
    <message>
        <source>%1 is on %2</source>
        <translation>%1 è in %2</translation>
    </message>
    <message>
        <source>%1 has had a turn; enter what was shown</source>
        <translation>%1 ha fatto il suo turno; inserisci che cosa ha mostrato</translation>
    </message>
    <message>
        <source>%1 has nothing to show</source>
        <translation>%1 non ha nulla da mostrare</translation>
    </message>
    <message>
        <source>%1 is seen on %2</source>
        <comment>an agent, a space</comment>
        <translation>%1 è visto in %2</translation>
    </message>
    <message>
        <source>%1 was last seen on %2</source>
        <comment>an agent, a space</comment>
        <translation>%1 è stato visto l’ultima volta in %2</translation>
    </message>
    <message>
        <source>Decided in secret</source>
        <translation>Deciso in segreto</translation>
    </message>
    <message>
        <source>%1; the hunter is stunned</source>
        <comment>the use of a card</comment>
        <translation>%1; il cacciatore è stordito</translation>
    </message>
    <message>
        <source>%1; the hunter is not stunned</source>
        <comment>the use of a card</comment>
        <translation>%1; il cacciatore non è stordito</translation>
    </message>
    <message>
        <source>%1 by %2 hits without a roll</source>
        <comment>means of an attack, a hunter</comment>
        <translation>%1 di %2: a segno senza tiro</translation>
    </message>
    <message>
        <source>%1 by %2 misses without a roll</source>
        <comment>means of an attack, a hunter</comment>
        <translation>%1 di %2: mancato senza tiro</translation>
    </message>
    <message>
        <source>%1 by %2 hits: rolled %3, needed %4</source>
        <comment>means, a hunter, dice, a number</comment>
        <translation>%1 di %2: a segno con %3, serviva almeno %4</translation>
    </message>
    <message>
        <source>%1 by %2 misses: rolled %3, needed %4</source>
        <comment>means, a hunter, dice, a number</comment>
        <translation>%1 di %2: mancato con %3, serviva almeno %4</translation>
    </message>
    <message>
        <source>%1 by %2 hits: rolled %3 with %5, needed %4</source>
        <comment>the same, and what is added</comment>
        <translation>%1 di %2: a segno con %3 e %5, serviva almeno %4</translation>
    </message>
    <message>
        <source>%1 by %2 misses: rolled %3 with %5, needed %4</source>
        <comment>the same, and what is added</comment>
        <translation>%1 di %2: mancato con %3 e %5, serviva almeno %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 recovers %n health</source>
        <comment>an agent</comment>
        <translation>
            <numerusform>%1 recupera %n punto ferita</numerusform>
            <numerusform>%1 recupera %n punti ferita</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n health</source>
        <comment>an agent</comment>
        <translation>
            <numerusform>%1 perde %n punto ferita</numerusform>
            <numerusform>%1 perde %n punti ferita</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is blinded</source>
        <comment>a hunter</comment>
        <translation>%1 è accecato</translation>
    </message>
    <message>
        <source>%1 looks %2</source>
        <comment>a hunter, where</comment>
        <translation>%1 guarda %2</translation>
    </message>
    <message>
        <source>“Clear” for %1 on %2, looking %3</source>
        <comment>a hunter, a space, where: to the north</comment>
        <translation>«Libero» per %1 in %2, guardando %3</translation>
    </message>
    <message>
        <source>Objectives: {objectives}</source>
        <translation>Obiettivi: {objectives}</translation>
    </message>
    <message>
        <source>Objectives on the sheet: {objectives}</source>
        <translation>Obiettivi sul foglio: {objectives}</translation>
    </message>
    <message>
        <source>{agent} plays {character}</source>
        <comment>an agent, a character</comment>
        <translation>{agent} gioca {character}</translation>
    </message>
    <message>
        <source>The traitor’s card goes to {traitor}</source>
        <translation>La carta del traditore va a {traitor}</translation>
    </message>
    <message>
        <source>The objective on {objective} is completed</source>
        <translation>L’obiettivo in {objective} è completato</translation>
    </message>
    <message>
        <source>{card} loses a charge</source>
        <translation>{card} perde una carica</translation>
    </message>
    <message>
        <source>{agent} uses {card}</source>
        <comment>an agent, a card</comment>
        <translation>{agent} usa {card}</translation>
    </message>
    <message>
        <source>{agent} is revealed: {character}</source>
        <comment>an agent, a character</comment>
        <translation>{agent} si rivela: {character}</translation>
    </message>
    <message>
        <source>{agent} will complete an objective in the next turn</source>
        <translation>{agent} completerà un obiettivo nel prossimo turno</translation>
    </message>
    <message>
        <source>Turn of {hunter}</source>
        <translation>Turno: {hunter}</translation>
    </message>
    <message>
        <source>{by} drives the vehicle to {to}</source>
        <translation>{by} guida il veicolo in {to}</translation>
    </message>
    <message>
        <source>The turn of {hunter} ends</source>
        <translation>Finisce il turno di {hunter}</translation>
    </message>
    <message>
        <source>{hunter} is the traitor, and plays the second agent from now on</source>
        <translation>{hunter} è il traditore e da ora gioca il secondo agente</translation>
    </message>
    <message>
        <source>{agent} reveals the sheet</source>
        <translation>{agent} rivela il foglio</translation>
    </message>
    <message>
        <source>{agent}: the sheet</source>
        <translation>{agent}: il foglio</translation>
    </message>
    <message>
        <source>{agent} takes {cards}</source>
        <comment>an agent, cards</comment>
        <translation>{agent} prende {cards}</translation>
    </message>
    <message>
        <source>Smoke around {smoke.at} until turn {smoke.last_turn}</source>
        <translation>Fumo intorno a {smoke.at} fino al turno {smoke.last_turn}</translation>
    </message>
    <message numerus="yes">
        <source>%1 has lost %n health</source>
        <comment>an agent</comment>
        <translation>
            <numerusform>%1 ha perso %n punto ferita</numerusform>
            <numerusform>%1 ha perso %n punti ferita</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: public information</source>
        <translation>%1: informazioni pubbliche</translation>
    </message>
    <message>
        <source>The board, with the vehicle on %1</source>
        <translation>La plancia, con il veicolo in %1</translation>
    </message>
    <message>
        <source>completed objectives: %1</source>
        <comment>spaces</comment>
        <translation>obiettivi completati: %1</translation>
    </message>
    <message>
        <source>%1 has found nobody</source>
        <comment>a hunter</comment>
        <translation>%1 non ha trovato nessuno</translation>
    </message>
    <message>
        <source>%1 has found %2 on %3</source>
        <comment>a hunter, an agent, a space</comment>
        <translation>%1 ha trovato %2 in %3</translation>
    </message>
    <message>
        <source>%1 ambushes %2: rolled %3</source>
        <comment>an agent, a hunter, a die</comment>
        <translation>%1 tende un’imboscata a %2: riuscita con %3</translation>
    </message>
    <message>
        <source>%1 ambushes %2 in vain: rolled %3, needed %4</source>
        <comment>an agent, a hunter, a die, a number</comment>
        <translation>%1 tende un’imboscata a %2: fallita con %3, serviva almeno %4</translation>
    </message>
</context>
<context>
    <name>SpecterFace</name>
    <message>
        <source>First</source>
        <comment>printing</comment>
        <translation>Prima</translation>
    </message>
    <message>
        <source>The usual choice: the cards of the first edition.</source>
        <translation>Come si gioca quasi ovunque: con le carte della prima edizione.</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>printing</comment>
        <translation>Seconda</translation>
    </message>
    <message>
        <source>With the cards of the second edition.</source>
        <translation>Con le carte della seconda edizione.</translation>
    </message>
</context>
<context>
    <name>SpecterLines</name>
    <message>
        <source>Agent</source>
        <comment>whose lines</comment>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Hunters</source>
        <comment>whose lines</comment>
        <translation>Cacciatori</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimenti</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combattimenti</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>Rulings and notes</source>
        <translation>Decisioni e note</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>The players decide otherwise: %1</source>
        <comment>the reason</comment>
        <translation>I giocatori decidono diversamente: %1</translation>
    </message>
    <message>
        <source>%1, against a rule</source>
        <comment>a hunter&apos;s move</comment>
        <translation>%1, contro una regola</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisione</translation>
    </message>
</context>
<context>
    <name>SpecterPapers</name>
    <message>
        <source>Blank sheet</source>
        <translation>Foglio in bianco</translation>
    </message>
    <message>
        <source>Sheet as written</source>
        <translation>Foglio compilato</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Resoconto</translation>
    </message>
    <message>
        <source>The public events of the session, turn by turn</source>
        <translation>Gli eventi pubblici della sessione, turno per turno</translation>
    </message>
    <message>
        <source>No game of Specter Ops is open, so there is no report.</source>
        <translation>Nessuna partita di Specter Ops è aperta, quindi non c’è un resoconto.</translation>
    </message>
    <message>
        <source>%1 (turn %2)</source>
        <comment>how a game ended</comment>
        <translation>%1 (turno %2)</translation>
    </message>
    <message>
        <source>A movement sheet of forty turns and the board, to write on</source>
        <translation>Un foglio movimento di quaranta turni e la plancia, su cui scrivere</translation>
    </message>
    <message>
        <source>The agent’s movement sheet with the way on the board; secret until it is revealed</source>
        <translation>Il foglio movimento dell’agente con il percorso sulla plancia; segreto finché non viene rivelato</translation>
    </message>
    <message>
        <source>Until the sheet is revealed, only the agent’s player can print it, from the agent’s page.</source>
        <translation>Finché il foglio non è rivelato, può stamparlo solo il giocatore dell’agente, dalla sua schermata.</translation>
    </message>
</context>
<context>
    <name>SpecterPlace</name>
    <message numerus="yes">
        <source>%n hunter(s)</source>
        <translation>
            <numerusform>%n cacciatore</numerusform>
            <numerusform>%n cacciatori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpecterRefusals</name>
    <message>
        <source>Begin the game first.</source>
        <translation>Prima comincia la partita.</translation>
    </message>
    <message>
        <source>It is the agent’s phase.</source>
        <translation>È la fase dell’agente.</translation>
    </message>
    <message>
        <source>It is the hunters’ phase.</source>
        <translation>È la fase dei cacciatori.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The sheet is on paper: enter the announcements.</source>
        <translation>Il foglio è su carta: inserisci gli annunci.</translation>
    </message>
    <message>
        <source>Dossier keeps the sheet and works out the announcements itself.</source>
        <translation>Il foglio è in Dossier, che ricava da solo gli annunci.</translation>
    </message>
    <message>
        <source>Only the sheet’s player can do this.</source>
        <translation>Può farlo solo chi conosce il foglio.</translation>
    </message>
    <message>
        <source>Choose the space for the card’s token.</source>
        <translation>Scegli lo spazio per il gettone della carta.</translation>
    </message>
    <message>
        <source>Choose a hunter for the card, and enter the die.</source>
        <translation>Scegli un cacciatore per la carta e inserisci il dado.</translation>
    </message>
    <message>
        <source>Choose the character first.</source>
        <translation>Prima scegli il personaggio.</translation>
    </message>
    <message>
        <source>Plan a move first.</source>
        <translation>Prima prepara un movimento.</translation>
    </message>
    <message>
        <source>Begin a hunter’s turn first.</source>
        <translation>Prima comincia il turno di un cacciatore.</translation>
    </message>
    <message>
        <source>Enter what the sensor said.</source>
        <translation>Inserisci la risposta del sensore.</translation>
    </message>
    <message>
        <source>The second agent completes no objectives.</source>
        <translation>Il secondo agente non completa obiettivi.</translation>
    </message>
    <message>
        <source>Only the first agent can win by leaving.</source>
        <translation>Solo il primo agente può vincere fuggendo.</translation>
    </message>
    <message>
        <source>No hunter who can still attack has found the agent.</source>
        <translation>Nessun cacciatore che debba ancora attaccare ha trovato l’agente.</translation>
    </message>
    <message>
        <source>An objective has already been announced.</source>
        <translation>Un obiettivo è già annunciato.</translation>
    </message>
    <message>
        <source>Hunters are barred only where four of them play.</source>
        <translation>Si esclude un cacciatore solo quando giocano in quattro.</translation>
    </message>
    <message>
        <source>Choose the players first.</source>
        <translation>Prima scegli i giocatori.</translation>
    </message>
    <message>
        <source>The dice alone decide whether they hit.</source>
        <translation>Sono i dadi a decidere se colpiscono.</translation>
    </message>
    <message>
        <source>The dice can be read two ways here: the players decide whether they hit.</source>
        <translation>Qui i dadi si leggono in due modi: decidono i giocatori se colpiscono.</translation>
    </message>
    <message>
        <source>The second agent’s first move comes first.</source>
        <translation>Prima viene il primo movimento del secondo agente.</translation>
    </message>
    <message>
        <source>Enter nothing here: the answer follows from the sheet.</source>
        <translation>Non inserire niente: la risposta segue dal foglio.</translation>
    </message>
    <message>
        <source>No path leads to the agent.</source>
        <translation>Nessun percorso porta all’agente.</translation>
    </message>
    <message>
        <source>There is a traitor only with five players, and only one reveal.</source>
        <translation>Il traditore c’è solo in cinque, e si rivela una volta sola.</translation>
    </message>
    <message>
        <source>Only the traitor can do this, as far as is known here.</source>
        <translation>Per quanto si sa qui, può farlo solo il traditore.</translation>
    </message>
    <message>
        <source>Roll for the objectives first.</source>
        <translation>Prima tira per gli obiettivi.</translation>
    </message>
    <message>
        <source>Deal the traitor’s card first.</source>
        <translation>Prima distribuisci la carta del traditore.</translation>
    </message>
    <message>
        <source>From here the agent cannot complete any remaining objective.</source>
        <translation>Da qui l’agente non può completare nessun obiettivo rimasto.</translation>
    </message>
    <message>
        <source>Not possible: that figure, token or card is not in this game, or something else still depends on it. Correct that first.</source>
        <translation>Impossibile: quella miniatura, quel gettone o quella carta non è in questa partita, oppure qualcos’altro ne dipende ancora. Prima correggi quello.</translation>
    </message>
    <message>
        <source>%1 is stunned and goes up to %2 spaces: %3 is out of reach.</source>
        <comment>a hunter, a number, a space</comment>
        <translation>%1 è stordito e fa al massimo %2 passi: non può arrivare in %3.</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s), only the hunter’s own space can be attacked.</source>
        <translation>
            <numerusform>Dopo %n passo si può attaccare solo il proprio spazio.</numerusform>
            <numerusform>Dopo %n passi si può attaccare solo il proprio spazio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something has been announced or rolled since then. To undo it anyway, give a reason.</source>
        <translation>Nel frattempo c’è stato un annuncio o un tiro. Per annullarlo comunque, scrivi il motivo.</translation>
    </message>
    <message>
        <source>Hunters needed for this number of players: {hunters}.</source>
        <translation>Cacciatori con questi giocatori: {hunters}.</translation>
    </message>
    <message>
        <source>{character} is in play already.</source>
        <translation>{character} è già in gioco.</translation>
    </message>
    <message>
        <source>The agent is already revealed as {known}.</source>
        <translation>L’agente è già rivelato come {known}.</translation>
    </message>
    <message>
        <source>Take this many cards: {cards}.</source>
        <translation>Prendi questo numero di carte: {cards}.</translation>
    </message>
    <message>
        <source>{card} cannot be taken or used now: not in hand, or no charge left.</source>
        <translation>{card} ora non si può prendere né usare: non è in mano o non ha cariche.</translation>
    </message>
    <message>
        <source>{moved} has moved in this turn already.</source>
        <translation>{moved} si è già mosso in questo turno.</translation>
    </message>
    <message>
        <source>The path must begin where the agent is, not on {from}.</source>
        <translation>Il percorso deve cominciare dove sta l’agente, non in {from}.</translation>
    </message>
    <message>
        <source>Step {step}, to {at}, is one too many for this move.</source>
        <translation>Il passo {step}, in {at}, è di troppo per questo movimento.</translation>
    </message>
    <message>
        <source>{at} is too far from the space before.</source>
        <translation>{at} è troppo lontano dallo spazio precedente.</translation>
    </message>
    <message>
        <source>{at} is a structure.</source>
        <translation>{at} è una struttura.</translation>
    </message>
    <message>
        <source>This table does not allow the diagonal step to {at}.</source>
        <translation>Questo tavolo non permette il passo in diagonale in {at}.</translation>
    </message>
    <message>
        <source>There is a hunter on {at}.</source>
        <translation>In {at} c’è un cacciatore.</translation>
    </message>
    <message>
        <source>{structure} is a structure: closed to everybody.</source>
        <translation>{structure} è una struttura: non ci si entra.</translation>
    </message>
    <message>
        <source>The token cannot be put on {at}: it is too far away, or no open space.</source>
        <translation>Il gettone non può stare in {at}: è troppo lontano o non è uno spazio libero.</translation>
    </message>
    <message>
        <source>{hunter} is not a target: in the vehicle, or not in sight.</source>
        <translation>{hunter} non è un bersaglio: è nel veicolo o non è in vista.</translation>
    </message>
    <message>
        <source>{before} is used before the move.</source>
        <translation>{before} si usa prima del movimento.</translation>
    </message>
    <message>
        <source>{objective} is not one of the objectives.</source>
        <translation>{objective} non è uno degli obiettivi.</translation>
    </message>
    <message>
        <source>The agent does not begin the turn beside the objective on {objective}.</source>
        <translation>L’agente non comincia il turno accanto all’obiettivo in {objective}.</translation>
    </message>
    <message>
        <source>The objective on {completed} is completed already.</source>
        <translation>L’obiettivo in {completed} è già completato.</translation>
    </message>
    <message>
        <source>Three objectives come before the escape; completed: {completed}.</source>
        <translation>Prima della fuga servono tre obiettivi; completati: {completed}.</translation>
    </message>
    <message>
        <source>The one objective of this section of the board was on {section}.</source>
        <translation>L’unico obiettivo di questa sezione della plancia era in {section}.</translation>
    </message>
    <message>
        <source>Announce it to {foretold} one turn earlier.</source>
        <translation>Annuncialo a {foretold} un turno prima.</translation>
    </message>
    <message>
        <source>{at} is not an escape point.</source>
        <translation>{at} non è un punto di fuga.</translation>
    </message>
    <message>
        <source>{hunter} is on the escape point.</source>
        <comment>a hunter</comment>
        <translation>{hunter} è sul punto di fuga.</translation>
    </message>
    <message>
        <source>The turn of {on_turn} is under way.</source>
        <translation>È in corso il turno di {on_turn}.</translation>
    </message>
    <message>
        <source>{had_turn} has had a turn already.</source>
        <translation>{had_turn} ha già avuto un turno.</translation>
    </message>
    <message>
        <source>{moved} has moved, or done something else instead.</source>
        <translation>{moved} si è già mosso, o ha fatto altro al posto del movimento.</translation>
    </message>
    <message>
        <source>{moved} moves first, even if by no step; an ability counts once.</source>
        <translation>Prima viene il movimento di {moved}, anche di zero passi; un’abilità vale una volta sola.</translation>
    </message>
    <message>
        <source>{to} is out of the hunter’s reach.</source>
        <translation>Il cacciatore non può arrivare in {to}.</translation>
    </message>
    <message>
        <source>{stunned} is stunned.</source>
        <translation>{stunned} è stordito.</translation>
    </message>
    <message>
        <source>{stunned} is in the vehicle.</source>
        <translation>{stunned} è nel veicolo.</translation>
    </message>
    <message>
        <source>{in_vehicle} is in the vehicle.</source>
        <translation>{in_vehicle} è nel veicolo.</translation>
    </message>
    <message>
        <source>Neither the vehicle nor its passengers can get to {to} like this.</source>
        <translation>In {to} non arrivano né il veicolo né chi ci sta dentro.</translation>
    </message>
    <message>
        <source>Steps that the vehicle has left in this turn: {left}.</source>
        <translation>Passi che restano al veicolo in questo turno: {left}.</translation>
    </message>
    <message>
        <source>{on_foot} is on foot.</source>
        <translation>{on_foot} è a piedi.</translation>
    </message>
    <message>
        <source>{barred} is barred from the vehicle.</source>
        <translation>{barred} è escluso dal veicolo.</translation>
    </message>
    <message>
        <source>{moved} has moved: barring is only possible at the start of a turn.</source>
        <translation>{moved} si è già mosso: si esclude solo all’inizio di un turno.</translation>
    </message>
    <message>
        <source>Enter what the agent answered; answers needed: {answers}.</source>
        <translation>Inserisci che cosa ha risposto l’agente; risposte che servono: {answers}.</translation>
    </message>
    <message>
        <source>Only {needs} can do this.</source>
        <translation>Può farlo solo {needs}.</translation>
    </message>
    <message>
        <source>The agent must have made more than {turns} moves.</source>
        <translation>L’agente deve aver fatto più di {turns} movimenti.</translation>
    </message>
    <message>
        <source>{used} has used this ability in this turn.</source>
        <translation>{used} ha già usato questa abilità nel turno.</translation>
    </message>
    <message>
        <source>{attacked} cannot attack now: already attacked, or something else comes first.</source>
        <translation>{attacked} ora non può attaccare: lo ha già fatto, o prima viene altro.</translation>
    </message>
    <message>
        <source>{found} is not in view there.</source>
        <translation>{found} lì non è in vista.</translation>
    </message>
    <message>
        <source>The hunter on {at} is not on foot beside the agent.</source>
        <translation>Il cacciatore in {at} non è a piedi accanto all’agente.</translation>
    </message>
    <message>
        <source>{hunter} cannot shoot along a line now.</source>
        <translation>{hunter} ora non può sparare lungo una linea.</translation>
    </message>
    <message>
        <source>Roll this many dice: {dice}.</source>
        <translation>Tira questo numero di dadi: {dice}.</translation>
    </message>
    <message>
        <source>{ambushed} has rolled for the ambush in this turn already.</source>
        <translation>{ambushed} ha già tirato per l’imboscata in questo turno.</translation>
    </message>
    <message>
        <source>Steps that the vehicle was driven in this turn: {driven_in_this_turn}. Its sensor works again in the next one.</source>
        <translation>Passi fatti dal veicolo in questo turno: {driven_in_this_turn}. Il sensore torna a funzionare nel prossimo.</translation>
    </message>
    <message>
        <source>The sensor was used in this turn: {after_the_sensor} may drive in the next one.</source>
        <translation>In questo turno è stato usato il sensore: {after_the_sensor} può guidare nel prossimo.</translation>
    </message>
</context>
<context>
    <name>SpecterSteps</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Ruoli</translation>
    </message>
    <message>
        <source>Hunters’ phase</source>
        <translation>Fase dei cacciatori</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Objective %1</source>
        <comment>a space</comment>
        <translation>Obiettivo %1</translation>
    </message>
    <message>
        <source>Objective next turn</source>
        <translation>Obiettivo al prossimo turno</translation>
    </message>
    <message>
        <source>No plan</source>
        <translation>Nessun piano</translation>
    </message>
    <message>
        <source>Agent’s move</source>
        <translation>Mossa agente</translation>
    </message>
    <message>
        <source>Motion sensor</source>
        <translation>Sensore di movimento</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Facts corrected</source>
        <translation>Fatti corretti</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Imboscata</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fine del turno</translation>
    </message>
    <message>
        <source>In the vehicle</source>
        <translation>Nel veicolo</translation>
    </message>
    <message>
        <source>Stays on %1</source>
        <comment>a space</comment>
        <translation>Resta in %1</translation>
    </message>
    <message>
        <source>Vehicle to %1</source>
        <comment>a space</comment>
        <translation>Veicolo in %1</translation>
    </message>
    <message>
        <source>%1: hit</source>
        <comment>means of an attack</comment>
        <translation>%1: a segno</translation>
    </message>
    <message>
        <source>%1: miss</source>
        <comment>means of an attack</comment>
        <translation>%1: mancato</translation>
    </message>
    <message>
        <source>Traitor revealed</source>
        <translation>Traditore rivelato</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>Sheet revealed</source>
        <translation>Foglio rivelato</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <comment>a space</comment>
        <translation>Vai in %1</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correzione</translation>
    </message>
    <message>
        <source>Game start</source>
        <translation>Inizio partita</translation>
    </message>
    <message>
        <source>Plan to %1</source>
        <comment>a space</comment>
        <translation>Piano fino a %1</translation>
    </message>
    <message>
        <source>Turn of %1</source>
        <comment>a hunter</comment>
        <translation>Turno %1</translation>
    </message>
</context>
<context>
    <name>SpecterWording</name>
    <message>
        <source>The Gun</source>
        <translation>The Gun</translation>
    </message>
    <message>
        <source>The Beast</source>
        <translation>The Beast</translation>
    </message>
    <message>
        <source>The Puppet</source>
        <translation>The Puppet</translation>
    </message>
    <message>
        <source>The Prophet</source>
        <translation>The Prophet</translation>
    </message>
    <message>
        <source>Blue Jay</source>
        <translation>Blue Jay</translation>
    </message>
    <message>
        <source>Cobra</source>
        <translation>Cobra</translation>
    </message>
    <message>
        <source>Orangutan</source>
        <translation>Orangutan</translation>
    </message>
    <message>
        <source>Spider</source>
        <translation>Spider</translation>
    </message>
    <message>
        <source>Adrenal Surge</source>
        <translation>Adrenal Surge</translation>
    </message>
    <message>
        <source>Stealth Field</source>
        <translation>Stealth Field</translation>
    </message>
    <message>
        <source>Flash Bang</source>
        <translation>Flash Bang</translation>
    </message>
    <message>
        <source>Smoke Grenade</source>
        <translation>Smoke Grenade</translation>
    </message>
    <message>
        <source>Holo Decoy</source>
        <translation>Holo Decoy</translation>
    </message>
    <message>
        <source>Power Fists</source>
        <translation>Power Fists</translation>
    </message>
    <message>
        <source>Tangle Line</source>
        <translation>Tangle Line</translation>
    </message>
    <message>
        <source>Velocity Blade</source>
        <translation>Velocity Blade</translation>
    </message>
    <message>
        <source>The second agent</source>
        <translation>Il secondo agente</translation>
    </message>
    <message>
        <source>The first agent</source>
        <translation>Il primo agente</translation>
    </message>
    <message>
        <source>The agent</source>
        <translation>L’agente</translation>
    </message>
    <message>
        <source>The traitor</source>
        <translation>Il traditore</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ovest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ovest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ovest</translation>
    </message>
    <message>
        <source>here</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>nothing detected</source>
        <translation>nessun movimento</translation>
    </message>
    <message>
        <source>all round</source>
        <translation>a 360°</translation>
    </message>
    <message>
        <source>blinded</source>
        <translation>non vede niente</translation>
    </message>
    <message>
        <source>to the north</source>
        <translation>verso nord</translation>
    </message>
    <message>
        <source>to the east</source>
        <translation>verso est</translation>
    </message>
    <message>
        <source>to the south</source>
        <translation>verso sud</translation>
    </message>
    <message>
        <source>to the west</source>
        <translation>verso ovest</translation>
    </message>
    <message>
        <source>Agent</source>
        <comment>a side</comment>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Hunters</source>
        <comment>a side</comment>
        <translation>Cacciatori</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Quick Draw</source>
        <translation>Quick Draw</translation>
    </message>
    <message>
        <source>Sniper Shot</source>
        <translation>Sniper Shot</translation>
    </message>
    <message>
        <source>Brutal Strength</source>
        <translation>Brutal Strength</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Turn %1 · agent’s phase</source>
        <translation>Turno %1 · fase dell’agente</translation>
    </message>
    <message>
        <source>Turn %1 · hunters’ phase</source>
        <translation>Turno %1 · fase dei cacciatori</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>The agent escapes and wins</source>
        <translation>L’agente fugge e vince</translation>
    </message>
    <message>
        <source>Turn 40 is over: the hunters win</source>
        <translation>Il turno 40 è finito: vincono i cacciatori</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a card, a space</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a card, a hunter</comment>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>%1, roll %2</source>
        <comment>a card, a die</comment>
        <translation>%1, tiro %2</translation>
    </message>
    <message>
        <source>The hunters</source>
        <translation>I cacciatori</translation>
    </message>
    <message>
        <source>The agent has no health left: the hunters win</source>
        <translation>L’agente non ha più punti ferita: vincono i cacciatori</translation>
    </message>
    <message>
        <source>%1 has no health left: the hunters win</source>
        <comment>an agent</comment>
        <translation>%1 non ha più punti ferita: vincono i cacciatori</translation>
    </message>
    <message>
        <source>One of the agents has no health left: the hunters win</source>
        <translation>Uno degli agenti non ha più punti ferita: vincono i cacciatori</translation>
    </message>
    <message>
        <source>%1, says %2</source>
        <comment>an answer, an agent</comment>
        <translation>%1, dice %2</translation>
    </message>
    <message>
        <source>The hunters give up: the agent wins</source>
        <translation>I cacciatori si arrendono: vince l’agente</translation>
    </message>
    <message>
        <source>The agent gives up: the hunters win</source>
        <translation>L’agente si arrende: vincono i cacciatori</translation>
    </message>
    <message>
        <source>The hunters give up: the agents win</source>
        <translation>I cacciatori si arrendono: vincono gli agenti</translation>
    </message>
    <message>
        <source>The agents give up: the hunters win</source>
        <translation>Gli agenti si arrendono: vincono i cacciatori</translation>
    </message>
</context>
<context>
    <name>SpokenSpace</name>
    <message>
        <source>floor</source>
        <translation>pavimento</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>muro</translation>
    </message>
    <message>
        <source>EMI</source>
        <translation>EMI</translation>
    </message>
    <message>
        <source>rubble</source>
        <translation>macerie</translation>
    </message>
    <message>
        <source>vent</source>
        <translation>condotto di aerazione</translation>
    </message>
    <message>
        <source>peril</source>
        <translation>pericolo</translation>
    </message>
    <message>
        <source>corrosive gas</source>
        <translation>gas corrosivo</translation>
    </message>
    <message>
        <source>combatant marker</source>
        <translation>segnalino combattente</translation>
    </message>
    <message>
        <source>door on the north side</source>
        <translation>porta sul lato nord</translation>
    </message>
    <message>
        <source>door on the east side</source>
        <translation>porta sul lato est</translation>
    </message>
    <message>
        <source>door on the south side</source>
        <translation>porta sul lato sud</translation>
    </message>
    <message>
        <source>door on the west side</source>
        <translation>porta sul lato ovest</translation>
    </message>
    <message>
        <source>a commando</source>
        <translation>un commando</translation>
    </message>
    <message>
        <source>an enemy</source>
        <translation>un nemico</translation>
    </message>
    <message>
        <source>%1 facing north</source>
        <translation>%1 guarda a nord</translation>
    </message>
    <message>
        <source>%1 facing east</source>
        <translation>%1 guarda a est</translation>
    </message>
    <message>
        <source>%1 facing south</source>
        <translation>%1 guarda a sud</translation>
    </message>
    <message>
        <source>%1 facing west</source>
        <translation>%1 guarda a ovest</translation>
    </message>
    <message>
        <source>%1 looking all round</source>
        <translation>%1 guarda a 360°</translation>
    </message>
    <message>
        <source>commando</source>
        <translation>Commando</translation>
    </message>
    <message>
        <source>enemy</source>
        <translation>nemico</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>chosen to act</source>
        <translation>miniatura che agisce</translation>
    </message>
    <message>
        <source>chosen as target</source>
        <translation>bersaglio</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>visto</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>non visto</translation>
    </message>
    <message>
        <source>not seen by opponents</source>
        <translation>non visto dagli avversari</translation>
    </message>
    <message numerus="yes">
        <source>seen by %n opponent(s)</source>
        <translation>
            <numerusform>visto da %n avversario</numerusform>
            <numerusform>visto da %n avversari</numerusform>
        </translation>
    </message>
    <message>
        <source>start of the path</source>
        <translation>inizio del percorso</translation>
    </message>
    <message>
        <source>step %1 of the path</source>
        <translation>passo %1 del percorso</translation>
    </message>
    <message>
        <source>against a rule</source>
        <translation>contro una regola</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selezionato</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>nascosto</translation>
    </message>
    <message>
        <source>structure</source>
        <translation>struttura</translation>
    </message>
    <message>
        <source>road</source>
        <translation>strada</translation>
    </message>
    <message>
        <source>open space</source>
        <translation>spazio aperto</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>scelto</translation>
    </message>
    <message numerus="yes">
        <source>in reach for %n point(s)</source>
        <translation>
            <numerusform>raggiungibile con %n punto</numerusform>
            <numerusform>raggiungibile con %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>line of sight from here</source>
        <translation>linea di vista da qui</translation>
    </message>
    <message>
        <source>line of sight to here</source>
        <translation>linea di vista fin qui</translation>
    </message>
    <message>
        <source>activated</source>
        <translation>attivato</translation>
    </message>
    <message>
        <source>%1 of %2 wounds</source>
        <translation>%1 di %2 Ferite</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>%1 has not moved in this activation, so it needs no line of sight.</source>
        <translation>%1 non si è mosso in questa attivazione: non gli serve la linea di vista.</translation>
    </message>
    <message>
        <source>The game as it was then</source>
        <translation>La partita com’era allora</translation>
    </message>
    <message>
        <source>No path leads to %1 from here.</source>
        <translation>Da qui nessun percorso porta in %1.</translation>
    </message>
    <message>
        <source>What to do: %1.</source>
        <comment>for an event of the mission</comment>
        <translation>Che cosa fare: %1.</translation>
    </message>
    <message>
        <source>Behind this door is the goal room: the mission ends when it is opened.</source>
        <translation>Dietro questa porta c’è la meta: quando si apre, la missione finisce.</translation>
    </message>
    <message>
        <source>In this sample the commandos win when they open the door of the goal room. The overseer wins when all commandos have fallen before.</source>
        <translation>In questo esempio i commando vincono quando aprono la porta della stanza Obiettivo. Il Sorvegliante vince se prima sono stati tutti abbattuti.</translation>
    </message>
    <message>
        <source>The clone nest brings one clone more: place it on the same tile.</source>
        <translation>Il nido di cloni porta un clone in più: piazzalo sulla stessa tessera.</translation>
    </message>
    <message>
        <source>The path enters peril on %1: roll 1 red die, each hit is a wound.</source>
        <translation>Il percorso attraversa un pericolo in %1: tira 1 dado rosso, ogni colpo è una Ferita.</translation>
    </message>
    <message numerus="yes">
        <source>The path enters corrosive gas on %1: %n wound(s).</source>
        <comment>spaces</comment>
        <translation>
            <numerusform>Il percorso entra nel gas corrosivo in %1: %n Ferita.</numerusform>
            <numerusform>Il percorso entra nel gas corrosivo in %1: %n Ferite.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StreetExampleWording</name>
    <message numerus="yes">
        <source>In the hunters’ view: %n space(s).</source>
        <translation>
            <numerusform>In vista dei cacciatori: %n spazio.</numerusform>
            <numerusform>In vista dei cacciatori: %n spazi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent is in view.</source>
        <translation>L’agente è in vista.</translation>
    </message>
    <message>
        <source>The agent is out of view.</source>
        <translation>L’agente non è in vista.</translation>
    </message>
    <message>
        <source>Not allowed: %1 is one step too far.</source>
        <translation>Non permesso: %1 è un passo di troppo.</translation>
    </message>
    <message>
        <source>Not allowed: %1 is too far from the space before.</source>
        <translation>Non permesso: %1 è troppo lontano dallo spazio precedente.</translation>
    </message>
    <message>
        <source>Not allowed: %1 is a structure.</source>
        <translation>Non permesso: %1 è una struttura.</translation>
    </message>
    <message>
        <source>Not allowed: the diagonal to %1 is forbidden at this table.</source>
        <translation>Non permesso: a questo tavolo la diagonale verso %1 è vietata.</translation>
    </message>
    <message>
        <source>Not allowed: a hunter is on %1.</source>
        <translation>Non permesso: in %1 c’è un cacciatore.</translation>
    </message>
    <message>
        <source>The agent is seen on %1.</source>
        <translation>L’agente è visto in %1.</translation>
    </message>
    <message>
        <source>The agent was last seen on %1.</source>
        <translation>L’agente è stato visto l’ultima volta in %1.</translation>
    </message>
    <message>
        <source>There is nothing to show.</source>
        <translation>Non c’è nulla da mostrare.</translation>
    </message>
    <message numerus="yes">
        <source>Allowed: %n step(s).</source>
        <translation>
            <numerusform>Permesso: %n passo.</numerusform>
            <numerusform>Permesso: %n passi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The movement can end on %n space(s).</source>
        <translation>
            <numerusform>Il movimento può finire in %n spazio.</numerusform>
            <numerusform>Il movimento può finire in %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive can end on %n space(s).</source>
        <translation>
            <numerusform>Alla guida si può arrivare su %n spazio.</numerusform>
            <numerusform>Alla guida si può arrivare su %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Getting out can end on %n space(s).</source>
        <translation>
            <numerusform>Si può scendere su %n spazio.</numerusform>
            <numerusform>Si può scendere su %n spazi.</numerusform>
        </translation>
    </message>
    <message>
        <source>In view from %1: the agent puts the figure down.</source>
        <translation>In vista da %1: l’agente mette la miniatura.</translation>
    </message>
    <message>
        <source>Out of view from %1: “clear”.</source>
        <translation>Non in vista da %1: «libero».</translation>
    </message>
    <message>
        <source>No attack: the agent is out of view.</source>
        <translation>Nessun attacco: l’agente non è in vista.</translation>
    </message>
    <message>
        <source>No attack.</source>
        <translation>Nessun attacco.</translation>
    </message>
    <message>
        <source>Allowed: the distance is %1, and the chance to hit %2.</source>
        <translation>Permesso: la distanza è %1, e la probabilità di colpire %2.</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s) the answer is: %1.</source>
        <translation>
            <numerusform>Dopo %n passo la risposta è: %1.</numerusform>
            <numerusform>Dopo %n passi la risposta è: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The move can end on %n space(s).</source>
        <translation>
            <numerusform>Il movimento può finire in %n spazio.</numerusform>
            <numerusform>Il movimento può finire in %n spazi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SummaryWording</name>
    <message>
        <source>Wounds taken: commandos %1, enemies %2</source>
        <translation>Ferite subite: commando %1, nemici %2</translation>
    </message>
    <message>
        <source>Commandos downed: %1</source>
        <comment>how many times</comment>
        <translation>Commando abbattuti: %1</translation>
    </message>
    <message>
        <source>Adrenaline spent: commandos %1, dashboard %2</source>
        <translation>Adrenalina usata: commando %1, Pannello di Controllo %2</translation>
    </message>
    <message>
        <source>Hits: %1 with %2 dice</source>
        <translation>Colpi: %1 con %2 dadi</translation>
    </message>
</context>
<context>
    <name>TableActWords</name>
    <message>
        <source>A card asks for a challenge</source>
        <translation>Una carta chiede una sfida</translation>
    </message>
    <message>
        <source>A card gives an action</source>
        <translation>Una carta dà un’azione</translation>
    </message>
    <message>
        <source>An effect begins</source>
        <translation>Comincia un effetto</translation>
    </message>
    <message>
        <source>An effect ends</source>
        <translation>Finisce un effetto</translation>
    </message>
    <message>
        <source>Somebody interrupts</source>
        <translation>Qualcuno interrompe</translation>
    </message>
    <message>
        <source>Something explodes</source>
        <translation>Qualcosa esplode</translation>
    </message>
    <message>
        <source>Power tokens</source>
        <translation>Gettoni Energia</translation>
    </message>
    <message>
        <source>The commandos get a figure</source>
        <translation>I commando ricevono una miniatura</translation>
    </message>
    <message>
        <source>Plan for the reserves</source>
        <translation>Piano per le riserve</translation>
    </message>
    <message>
        <source>Note of the overseer</source>
        <translation>Nota del Sorvegliante</translation>
    </message>
    <message>
        <source>Delete a note</source>
        <translation>Elimina una nota</translation>
    </message>
    <message>
        <source>Note of a commando</source>
        <translation>Nota di un commando</translation>
    </message>
    <message>
        <source>Begin the challenge</source>
        <translation>Comincia la sfida</translation>
    </message>
    <message>
        <source>Take the action</source>
        <translation>Svolgi l’azione</translation>
    </message>
    <message>
        <source>Begin the effect</source>
        <translation>Comincia l’effetto</translation>
    </message>
    <message>
        <source>End the effect</source>
        <translation>Termina l’effetto</translation>
    </message>
    <message>
        <source>Use the interrupt</source>
        <translation>Usa l’interruzione</translation>
    </message>
    <message>
        <source>Roll for the explosion…</source>
        <translation>Tira per l’esplosione…</translation>
    </message>
    <message>
        <source>Set the power tokens</source>
        <translation>Imposta i gettoni Energia</translation>
    </message>
    <message>
        <source>Place the figure</source>
        <translation>Piazza la miniatura</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Salva il piano</translation>
    </message>
    <message>
        <source>Add the note</source>
        <translation>Aggiungi la nota</translation>
    </message>
    <message>
        <source>Delete the note</source>
        <translation>Elimina la nota</translation>
    </message>
    <message>
        <source>until the turn ends</source>
        <translation>fino alla fine del turno</translation>
    </message>
    <message>
        <source>until the round ends</source>
        <translation>fino alla fine del round</translation>
    </message>
    <message>
        <source>until it is removed</source>
        <translation>finché non si toglie</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Everybody will read the name.</source>
        <translation>Il nome lo leggeranno tutti.</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Il suo nome</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>Con parole tue</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>costo %1</translation>
    </message>
    <message>
        <source>Which stat</source>
        <translation>Quale caratteristica</translation>
    </message>
    <message>
        <source>Hits needed</source>
        <translation>Colpi richiesti</translation>
    </message>
    <message>
        <source>hits needed %1</source>
        <translation>colpi richiesti %1</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Quantità</translation>
    </message>
    <message>
        <source>amount %1</source>
        <translation>quantità %1</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>an effect, on somebody</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>No effect is in play.</source>
        <translation>Nessun effetto è in gioco.</translation>
    </message>
    <message>
        <source>Which effect</source>
        <translation>Quale effetto</translation>
    </message>
    <message>
        <source>On %1: %2, radius %3, %4</source>
        <comment>a space, a marker, how far, dice</comment>
        <translation>In %1: %2, raggio %3, %4</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Raggio</translation>
    </message>
    <message>
        <source>radius %1</source>
        <translation>raggio %1</translation>
    </message>
    <message>
        <source>Black dice</source>
        <translation>Dadi neri</translation>
    </message>
    <message>
        <source>black %1</source>
        <translation>neri %1</translation>
    </message>
    <message>
        <source>Red dice</source>
        <translation>Dadi rossi</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>rossi %1</translation>
    </message>
    <message>
        <source>No figure is on the map.</source>
        <translation>Sulla mappa non c’è nessuna miniatura.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Gettoni</translation>
    </message>
    <message>
        <source>tokens %1</source>
        <translation>gettoni %1</translation>
    </message>
    <message>
        <source>Which figure</source>
        <translation>Quale miniatura</translation>
    </message>
    <message>
        <source>Only the overseer reads it, and the overseer’s report prints it.</source>
        <translation>La legge solo il Sorvegliante; il suo resoconto la stampa.</translation>
    </message>
    <message>
        <source>No notes yet</source>
        <translation>Ancora nessuna nota</translation>
    </message>
    <message>
        <source>Which note</source>
        <translation>Quale nota</translation>
    </message>
    <message>
        <source>Added to that player’s notes, which nobody else sees, not even you.</source>
        <translation>Si aggiunge alle note di quel giocatore, che nessun altro vede, nemmeno tu.</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa accade</translation>
    </message>
    <message>
        <source>Do what the form says</source>
        <translation>Esegui il modulo</translation>
    </message>
    <message>
        <source>Close the form (Esc)</source>
        <translation>Chiudi il modulo (Esc)</translation>
    </message>
    <message>
        <source>Fill in the form first.</source>
        <translation>Prima compila il modulo.</translation>
    </message>
    <message>
        <source>Choose first: %1</source>
        <extracomment>a list of the form</extracomment>
        <translation>Scegli prima: %1</translation>
    </message>
</context>
<context>
    <name>TableSheet</name>
    <message>
        <source>Primary timer</source>
        <translation>Timer primario</translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Spazio %1</translation>
    </message>
    <message>
        <source>Secondary timer</source>
        <translation>Timer secondario</translation>
    </message>
    <message>
        <source>Crisis Point</source>
        <translation>Punto di Crisi</translation>
    </message>
    <message>
        <source>when the primary timer comes to space %1</source>
        <translation>quando il Timer primario arriva alla casella %1</translation>
    </message>
    <message>
        <source>when the secondary timer comes to space %1</source>
        <translation>quando il Timer secondario arriva alla casella %1</translation>
    </message>
    <message>
        <source>Timers</source>
        <translation>Timer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Where on the track</source>
        <translation>Dove sul tracciato</translation>
    </message>
    <message>
        <source>Dashboard</source>
        <translation>Pannello di Controllo</translation>
    </message>
    <message>
        <source>Pool %1, bank %2</source>
        <comment>tokens</comment>
        <translation>Riserva %1, banca %2</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Cost now</source>
        <translation>Costo ora</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Ripristino</translation>
    </message>
    <message>
        <source>In the well</source>
        <translation>Nel Pozzo</translation>
    </message>
    <message>
        <source>Commandos</source>
        <translation>I commando</translation>
    </message>
    <message>
        <source>Commando</source>
        <translation>Commando</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniziativa</translation>
    </message>
    <message>
        <source>Stance</source>
        <translation>Atteggiamento</translation>
    </message>
    <message>
        <source>Adrenaline</source>
        <translation>Adrenalina</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Ferite</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of figure, how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Nemici</translation>
    </message>
    <message>
        <source>No enemy is on the map</source>
        <translation>Nessun nemico è sulla mappa</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Nemico</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>In the reserves: %1</source>
        <translation>Nelle riserve: %1</translation>
    </message>
    <message>
        <source>%1, in round %2</source>
        <comment>how a mission ended</comment>
        <translation>%1, nel round %2</translation>
    </message>
    <message>
        <source>%1: the table</source>
        <comment>a session</comment>
        <translation>%1: il tavolo</translation>
    </message>
</context>
<context>
    <name>VerdictWording</name>
    <message>
        <source>Not in the field of vision</source>
        <translation>Fuori dal campo visivo</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Linea di vista</translation>
    </message>
    <message>
        <source>No line of sight</source>
        <translation>Nessuna linea di vista</translation>
    </message>
    <message>
        <source>Too far</source>
        <translation>Troppo lontano</translation>
    </message>
    <message>
        <source>Choose a target or draw a path</source>
        <translation>Scegli un bersaglio o traccia un percorso</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) within reach</source>
        <translation>
            <numerusform>%n spazio raggiungibile</numerusform>
            <numerusform>%n spazi raggiungibili</numerusform>
        </translation>
    </message>
    <message>
        <source>no line of sight</source>
        <translation>nessuna linea di vista</translation>
    </message>
    <message>
        <source>line of sight</source>
        <translation>linea di vista</translation>
    </message>
    <message>
        <source>line of sight, cover +1</source>
        <translation>linea di vista, copertura +1</translation>
    </message>
    <message>
        <source>line of sight, no cover</source>
        <translation>linea di vista, nessuna copertura</translation>
    </message>
    <message>
        <source>First edition: %1.</source>
        <translation>Prima edizione: %1.</translation>
    </message>
    <message>
        <source>Revised edition: %1.</source>
        <translation>Edizione riveduta: %1.</translation>
    </message>
    <message>
        <source>not allowed at step %1</source>
        <translation>non permesso al passo %1</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permesso</translation>
    </message>
    <message>
        <source>from %1’s %2 corner to %3’s %4 corner</source>
        <comment>C4’s north-east corner</comment>
        <translation>dall’angolo %2 di %1 all’angolo %4 di %3</translation>
    </message>
    <message numerus="yes">
        <source>from %1 to %2, %n step(s)</source>
        <comment>spaces</comment>
        <translation>
            <numerusform>da %1 a %2, %n passo</numerusform>
            <numerusform>da %1 a %2, %n passi</numerusform>
        </translation>
    </message>
    <message>
        <source>blocked: %1</source>
        <translation>bloccata: %1</translation>
    </message>
    <message>
        <source>gives cover: %1</source>
        <translation>dà copertura: %1</translation>
    </message>
    <message>
        <source>clear, gives sight</source>
        <translation>libera, dà la vista</translation>
    </message>
    <message>
        <source>counted for EMI</source>
        <translation>contato per l’EMI</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>libera</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a line or path, what becomes of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Click a figure on the board, or go to it with the arrow keys and press Enter. Dossier then says what it sees and where it can go.</source>
        <translation>Fai clic su una miniatura sulla mappa, o raggiungila con le frecce e premi Invio. Dossier dirà che cosa vede e dove può andare.</translation>
    </message>
    <message>
        <source>Now choose a target to see sight, cover and odds, or a space to see the path to it.</source>
        <translation>Ora scegli un bersaglio per vedere linea di vista, copertura e probabilità, o uno spazio per vedere il percorso.</translation>
    </message>
    <message>
        <source>Choose a figure</source>
        <translation>Scegli una miniatura</translation>
    </message>
    <message>
        <source>line of sight, cover +1, EMI −1 die</source>
        <translation>linea di vista, copertura +1, EMI −1 dado</translation>
    </message>
    <message>
        <source>line of sight, no cover, EMI −1 die</source>
        <translation>linea di vista, nessuna copertura, EMI −1 dado</translation>
    </message>
    <message>
        <source>line of sight, EMI −1 die</source>
        <translation>linea di vista, EMI −1 dado</translation>
    </message>
    <message>
        <source>For comparison: the first edition has no rule for the moves of large figures and leaves them to the table.</source>
        <translation>Per confronto: la prima edizione non ha regole per il movimento delle miniature grandi e lo lascia decidere al tavolo.</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>In the file as a whole:</source>
        <translation>Nel file nel suo insieme:</translation>
    </message>
    <message>
        <source>At %1:</source>
        <translation>In %1:</translation>
    </message>
    <message>
        <source>this is not JSON text.</source>
        <translation>questo non è testo JSON.</translation>
    </message>
    <message>
        <source>an object in curly brackets is expected.</source>
        <translation>serve un oggetto tra parentesi graffe.</translation>
    </message>
    <message>
        <source>a list in square brackets is expected.</source>
        <translation>serve un elenco tra parentesi quadre.</translation>
    </message>
    <message>
        <source>a text in quotation marks is expected.</source>
        <translation>serve un testo tra virgolette.</translation>
    </message>
    <message>
        <source>a whole number is expected.</source>
        <translation>serve un numero intero.</translation>
    </message>
    <message>
        <source>true or false is expected.</source>
        <translation>serve true o false.</translation>
    </message>
    <message>
        <source>this entry is missing.</source>
        <translation>questa voce manca.</translation>
    </message>
    <message>
        <source>this is beyond its limits.</source>
        <translation>questo supera i limiti.</translation>
    </message>
    <message>
        <source>this word is not one of those allowed.</source>
        <translation>questa parola non è tra quelle ammesse.</translation>
    </message>
    <message>
        <source>this has too few or too many entries.</source>
        <translation>qui le voci sono troppe o troppo poche.</translation>
    </message>
    <message>
        <source>this contains a character that is not allowed here.</source>
        <translation>qui c’è un carattere che non è ammesso.</translation>
    </message>
    <message>
        <source>a space of the map is expected.</source>
        <translation>serve uno spazio della mappa.</translation>
    </message>
    <message>
        <source>a floor space of the map is expected.</source>
        <translation>serve uno spazio di pavimento della mappa.</translation>
    </message>
    <message>
        <source>an edge between two spaces of the map is expected.</source>
        <translation>serve un bordo tra due spazi della mappa.</translation>
    </message>
    <message>
        <source>a space of the board such as K17 is expected.</source>
        <translation>serve uno spazio della plancia come K17.</translation>
    </message>
    <message>
        <source>an open space is expected.</source>
        <translation>serve uno spazio libero.</translation>
    </message>
    <message>
        <source>the figure does not fit here.</source>
        <translation>la miniatura non ci sta.</translation>
    </message>
    <message>
        <source>attacker and target are on the same space.</source>
        <translation>attaccante e bersaglio sono sullo stesso spazio.</translation>
    </message>
    <message>
        <source>this space is not one of the figure’s.</source>
        <translation>questo spazio non è della miniatura.</translation>
    </message>
    <message>
        <source>this edition has no rule for large figures here.</source>
        <translation>questa edizione non ha regole per miniature grandi in questo caso.</translation>
    </message>
    <message>
        <source>the path does not begin where the figure is.</source>
        <translation>il percorso non comincia dove si trova la miniatura.</translation>
    </message>
    <message>
        <source>a newer version of Dossier made this file.</source>
        <translation>questo file è di una versione più recente di Dossier.</translation>
    </message>
    <message>
        <source>There is no such file. It may have been moved, renamed or deleted: look for it with “Open”.</source>
        <translation>Il file non c’è. Forse è stato spostato, rinominato o cancellato: cercalo con «Apri».</translation>
    </message>
    <message>
        <source>You have no permission for this. Change the permissions or choose another place.</source>
        <translation>Non hai il permesso per farlo. Cambia i permessi o scegli un altro posto.</translation>
    </message>
    <message>
        <source>It could not be read to its end. Check the disk or the connection and try again.</source>
        <translation>Non si è potuto leggerlo fino in fondo. Controlla il disco o la connessione e riprova.</translation>
    </message>
    <message>
        <source>Not all of it could be written; what was there before is untouched. Make room or choose another place.</source>
        <translation>Non si è potuto scriverlo per intero; quello che c’era prima è intatto. Fai spazio o scegli un altro posto.</translation>
    </message>
    <message>
        <source>Dossier did not save “%1”.</source>
        <translation>Dossier non ha salvato «%1».</translation>
    </message>
    <message>
        <source>Dossier did not open “%1”.</source>
        <translation>Dossier non ha aperto «%1».</translation>
    </message>
    <message>
        <source>Bring Dossier up to date, or open another map.</source>
        <translation>Aggiorna Dossier, o apri un’altra mappa.</translation>
    </message>
    <message>
        <source>Correct the file in a text editor, or open another map.</source>
        <translation>Correggi il file con un editor di testo, o apri un’altra mappa.</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>where in the file, what is wrong there, what to do</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1 × %2 spaces</source>
        <comment>columns and rows of a map</comment>
        <translation>%1 × %2 spazi</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n stanza</numerusform>
            <numerusform>%n stanze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor space(s)</source>
        <translation>
            <numerusform>%n spazio di pavimento</numerusform>
            <numerusform>%n spazi di pavimento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall space(s)</source>
        <translation>
            <numerusform>%n spazio di muro</numerusform>
            <numerusform>%n spazi di muro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n closed door(s)</source>
        <translation>
            <numerusform>%n porta chiusa</numerusform>
            <numerusform>%n porte chiuse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubble space(s)</source>
        <translation>
            <numerusform>%n spazio con macerie</numerusform>
            <numerusform>%n spazi con macerie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n EMI tile(s)</source>
        <translation>
            <numerusform>%n tessera EMI</numerusform>
            <numerusform>%n tessere EMI</numerusform>
        </translation>
    </message>
    <message>
        <source>First</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Revised</source>
        <translation>Riveduta</translation>
    </message>
    <message>
        <source>The rulebook as first printed: a figure sees another along shortest paths.</source>
        <translation>Il regolamento come fu stampato la prima volta: una miniatura ne vede un’altra lungo i percorsi più brevi.</translation>
    </message>
    <message>
        <source>The rulebook as revised: a figure sees another by two straight lines from one corner.</source>
        <translation>Il regolamento riveduto: una miniatura ne vede un’altra con due linee rette da uno stesso angolo.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>There is no such folder. Make it, or choose another place.</source>
        <translation>La cartella non c’è. Creala, o scegli un altro posto.</translation>
    </message>
    <message>
        <source>This is a folder or a device. Choose a file.</source>
        <translation>È una cartella o un dispositivo. Scegli un file.</translation>
    </message>
    <message>
        <source>It is larger than 1 MiB, which no file of this kind is. Choose another one.</source>
        <translation>È più grande di 1 MiB, e nessun file di questo tipo lo è. Scegline un altro.</translation>
    </message>
    <message>
        <source>something else still depends on it.</source>
        <translation>qualcos’altro ne dipende ancora.</translation>
    </message>
    <message>
        <source>Another program has changed it since you opened it. Choose which of the two stays.</source>
        <translation>Un altro programma lo ha cambiato da quando l’hai aperto. Scegli quale dei due resta.</translation>
    </message>
</context>
<context>
    <name>dossier::AboutPage</name>
    <message>
        <source>They could write the whole file again, but the twelve words of a seal that you noted would no longer fit.</source>
        <translation>Potrebbe riscrivere tutto il file, ma le dodici parole di un sigillo che hai annotato non tornerebbero più.</translation>
    </message>
    <message>
        <source>A changed program, or the player who has the key</source>
        <translation>Un programma modificato, o il giocatore che ha la chiave</translation>
    </message>
    <message>
        <source>It opens as it was then. Nothing in it says that there was a newer one.</source>
        <translation>Si apre com’era allora. Niente dice che ne esisteva uno più recente.</translation>
    </message>
    <message>
        <source>Somebody who puts an older file back</source>
        <translation>Chi rimette al suo posto un file più vecchio</translation>
    </message>
    <message>
        <source>Memory that the computer writes to the disk</source>
        <translation>La memoria che il computer scrive sul disco</translation>
    </message>
    <message>
        <source>Somebody who uses your account</source>
        <translation>Chi usa il tuo account</translation>
    </message>
    <message>
        <source>It cannot read games, exports and keys. An administrator can.</source>
        <translation>Non può leggere partite, esportazioni e chiavi. Un amministratore può.</translation>
    </message>
    <message>
        <source>Another account of this computer</source>
        <translation>Un altro utente di questo computer</translation>
    </message>
    <message>
        <source>They read only what everybody at the table knows. Not hidden: how many secret records there are, roles, results, and notes about the session.</source>
        <translation>Legge solo quello che tutti al tavolo sanno. Non sono nascosti il numero di annotazioni segrete, i ruoli, i risultati e le note sulla sessione.</translation>
    </message>
    <message>
        <source>Somebody with the file, a copy of it, or a service that syncs it</source>
        <translation>Chi ha il file o una sua copia, o un servizio che lo sincronizza</translation>
    </message>
    <message>
        <source>Somebody who looks at the screen</source>
        <translation>Chi guarda lo schermo</translation>
    </message>
    <message>
        <source>What is protected from whom</source>
        <translation>Da chi protegge Dossier</translation>
    </message>
    <message>
        <source>All games and copies stay; without the key nobody reads their secrets</source>
        <translation>Partite e copie restano tutte; senza la chiave nessuno ne legge i segreti</translation>
    </message>
    <message>
        <source>Encrypt them</source>
        <translation>Cifrali</translation>
    </message>
    <message>
        <source>Files of earlier versions, and copies of them, are not encrypted</source>
        <translation>I file delle versioni precedenti e le loro copie non sono cifrati</translation>
    </message>
    <message>
        <source>Find secrets in the clear</source>
        <translation>Cerca segreti in chiaro</translation>
    </message>
    <message>
        <source>Secrets in the clear, as earlier versions left them:</source>
        <comment>then files</comment>
        <translation>Segreti in chiaro, come li hanno lasciati le versioni precedenti:</translation>
    </message>
    <message>
        <source>No file of yours holds secrets in the clear.</source>
        <translation>Nessun tuo file contiene segreti in chiaro.</translation>
    </message>
    <message>
        <source>Type the words first</source>
        <translation>Scrivi prima le parole</translation>
    </message>
    <message>
        <source>The games of the other computer open here, too; yours stay as they are</source>
        <translation>Anche le partite dell’altro computer si aprono qui; le tue restano come sono</translation>
    </message>
    <message>
        <source>Add the key</source>
        <translation>Aggiungi la chiave</translation>
    </message>
    <message>
        <source>The first four letters of each word are enough</source>
        <translation>Bastano le prime quattro lettere di ogni parola</translation>
    </message>
    <message>
        <source>24 words of another computer</source>
        <translation>24 parole di un altro computer</translation>
    </message>
    <message>
        <source>About Dossier</source>
        <translation>Informazioni su Dossier</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Versione %1, con Qt %2</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Dossier is free software under the GNU General Public License, version 3 or later. It comes without any warranty. You may use it, study it, change it and pass it on.</source>
        <translation>Dossier è software libero sotto la GNU General Public License, versione 3 o successiva. Non dà alcuna garanzia. Puoi usarlo, studiarlo, modificarlo e passarlo ad altri.</translation>
    </message>
    <message>
        <source>What it is made with</source>
        <translation>Di che cosa è fatto</translation>
    </message>
    <message>
        <source>Not affiliated</source>
        <translation>Nessuna affiliazione</translation>
    </message>
    <message>
        <source>Dossier is made by players. It has no connection with the publishers of the games that it helps to play; their names and marks are theirs. You need the games themselves to play them.</source>
        <translation>Dossier è fatto da giocatori. Non ha alcun legame con gli editori dei giochi che aiuta a giocare; nomi e marchi sono loro. Per giocare servono i giochi stessi.</translation>
    </message>
    <message>
        <source>Qt (LGPL 3). Type: Inter by Rasmus Andersson and others, with tabular figures, as Dossier Sans (SIL Open Font License 1.1). Icons: Lucide (ISC and MIT). Results: tl::expected by Sy Brand (CC0). Large numbers: Boost.Multiprecision (BSL 1.0). Campaign files: SQLite (public domain). Encryption: libsodium (ISC).</source>
        <translation>Qt (LGPL 3). Carattere: Inter di Rasmus Andersson e altri, con cifre tabellari, come Dossier Sans (SIL Open Font License 1.1). Icone: Lucide (ISC e MIT). Risultati: tl::expected di Sy Brand (CC0). Numeri grandi: Boost.Multiprecision (BSL 1.0). File delle campagne: SQLite (pubblico dominio). Cifratura: libsodium (ISC).</translation>
    </message>
    <message>
        <source>The secrets of your games are encrypted: whoever has a game’s file, but not the key of this account, reads only what everybody at the table knows. Write the 24 words of the key on paper. With them your games open on another computer, too; without the key their secrets are lost.</source>
        <translation>I segreti delle tue partite sono cifrati: chi ha il file di una partita ma non la chiave di questo account legge solo quello che al tavolo sanno tutti. Scrivi su carta le 24 parole della chiave. Con quelle le tue partite si aprono anche su un altro computer; senza la chiave i loro segreti sono persi.</translation>
    </message>
    <message>
        <source>The key of your games</source>
        <translation>La chiave delle tue partite</translation>
    </message>
    <message>
        <source>Show the 24 words</source>
        <translation>Mostra le 24 parole</translation>
    </message>
    <message>
        <source>Nobody else should see them</source>
        <translation>Nessun altro dovrebbe vederle</translation>
    </message>
    <message>
        <source>Hide the words</source>
        <translation>Nascondi le parole</translation>
    </message>
    <message>
        <source>They can be shown again at any time</source>
        <translation>Si possono mostrare di nuovo in qualsiasi momento</translation>
    </message>
    <message>
        <source>Your key is locked: games open when you have given its passphrase.</source>
        <translation>La tua chiave è bloccata: le partite si aprono dopo che hai dato la frase segreta.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase segreta</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Sblocca</translation>
    </message>
    <message>
        <source>Until Dossier ends; it takes about half a second</source>
        <translation>Fino alla chiusura di Dossier; ci vuole circa mezzo secondo</translation>
    </message>
    <message>
        <source>Type the passphrase first</source>
        <translation>Prima scrivi la frase segreta</translation>
    </message>
    <message>
        <source>A passphrase locks your key: Dossier asks for it once after each start.</source>
        <translation>Una frase segreta blocca la tua chiave: Dossier la chiede una volta dopo ogni avvio.</translation>
    </message>
    <message>
        <source>A passphrase can lock your key, so that nobody who uses this account reads the secrets while Dossier is closed. Without it, and without the 24 words, the secrets are lost.</source>
        <translation>Una frase segreta può bloccare la tua chiave, così chi usa questo account non legge i segreti mentre Dossier è chiuso. Senza di essa e senza le 24 parole i segreti sono perduti.</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nuova frase segreta</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Di nuovo la stessa</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>Cambia la frase segreta</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>Imposta la frase segreta</translation>
    </message>
    <message>
        <source>The key stays the same, and so do its 24 words</source>
        <translation>La chiave resta la stessa, e così le sue 24 parole</translation>
    </message>
    <message>
        <source>Type the same passphrase twice first</source>
        <translation>Prima scrivi due volte la stessa frase segreta</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Whoever uses this account reads the secrets then</source>
        <translation>Dopo, chi usa questo account legge i segreti</translation>
    </message>
    <message>
        <source>Another key of yours is locked: its games open when you have given its passphrase.</source>
        <translation>Un’altra tua chiave è bloccata: le sue partite si aprono quando ne hai dato la passphrase.</translation>
    </message>
    <message>
        <source>F9 covers everything secret; between two seats Dossier covers it by itself. A PIN keeps out who passes by, not who has the file.</source>
        <translation>F9 copre tutto quello che è segreto; tra un posto e l’altro Dossier lo copre da solo. Un PIN tiene fuori chi passa, non chi ha il file.</translation>
    </message>
    <message>
        <source>Nothing is protected, unless a passphrase locks your key. Then it is while Dossier is closed, and after the curtain has locked (settings: “Lock the secrets”).</source>
        <translation>Niente è protetto, a meno che una frase segreta non blocchi la tua chiave. Allora lo è mentre Dossier è chiuso e dopo che il sipario ha bloccato (impostazioni: «Blocca i segreti»).</translation>
    </message>
    <message>
        <source>Keys stay out of it where the system allows, and are gone after locking; the texts of secrets may be left in it.</source>
        <translation>Le chiavi ne restano fuori dove il sistema lo permette, e dopo il blocco non ci sono più; i testi segreti possono restarci.</translation>
    </message>
    <message>
        <source>Caps Lock seems to be on</source>
        <translation>Sembra attivo il blocco delle maiuscole</translation>
    </message>
    <message>
        <source>It takes about half a second</source>
        <translation>Ci vuole circa mezzo secondo</translation>
    </message>
    <message>
        <source>These are the 24 words of a key.</source>
        <translation>Queste sono le 24 parole di una chiave.</translation>
    </message>
    <message>
        <source>%1 of 24 words</source>
        <translation>%1 parole su 24</translation>
    </message>
</context>
<context>
    <name>dossier::ActingPanels</name>
    <message>
        <source>Space, such as K12</source>
        <translation>Spazio, ad esempio K12</translation>
    </message>
    <message>
        <source>Space that the hunter goes to</source>
        <translation>Spazio in cui va il cacciatore</translation>
    </message>
    <message>
        <source>Type a space and press Enter: the hunter goes there. On the board, typing a letter begins.</source>
        <translation>Scrivi uno spazio e premi Invio: il cacciatore ci va. Sulla plancia basta una lettera per cominciare.</translation>
    </message>
    <message>
        <source>The agent moves now. What has to be shown appears here by itself.</source>
        <translation>Ora si muove l’agente. Quello che deve mostrare appare qui da sé.</translation>
    </message>
    <message>
        <source>No attack: %1</source>
        <comment>why</comment>
        <translation>Nessun attacco: %1</translation>
    </message>
    <message>
        <source>The table of the past can only be looked at.</source>
        <translation>Un tavolo passato si può solo guardare.</translation>
    </message>
</context>
<context>
    <name>dossier::AdrenalineBar</name>
    <message>
        <source>Adrenaline: %1 in the bank, %2 in the pool, %3 in wells, %4 on sheets</source>
        <translation>Adrenalina: %1 in banca, %2 nella Riserva, %3 nei Pozzi, %4 sulle schede</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Banca</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>Riserva</translation>
    </message>
    <message>
        <source>wells</source>
        <translation>Pozzi</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>Schede</translation>
    </message>
</context>
<context>
    <name>dossier::AdrenalineCard</name>
    <message>
        <source>Correct: one token from the pool to the bank</source>
        <translation>Correggi: un gettone dalla Riserva alla banca</translation>
    </message>
    <message>
        <source>Correct: one token from the bank to the pool</source>
        <translation>Correggi: un gettone dalla banca alla Riserva</translation>
    </message>
    <message>
        <source>Adrenaline · %1</source>
        <translation>Adrenalina · %1</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>tutto torna</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 in tutto</translation>
    </message>
    <message numerus="yes">
        <source>%n substitute(s)</source>
        <translation>
            <numerusform>%n sostitutivo</numerusform>
            <numerusform>%n sostitutivi</numerusform>
        </translation>
    </message>
    <message>
        <source>Transfer %1: pool %2</source>
        <comment>tokens that go next, and what the pool has then</comment>
        <translation>Trasferimento %1: Riserva %2</translation>
    </message>
</context>
<context>
    <name>dossier::AgentCard</name>
    <message>
        <source>%1 of %2</source>
        <comment>a count, the most</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>not wounded</source>
        <translation>non ferito</translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n perso</numerusform>
            <numerusform>%n persi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a caption, a value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an agent, his character</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: character unknown</source>
        <translation>%1: personaggio sconosciuto</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Punti Ferita</translation>
    </message>
    <message>
        <source>Figure</source>
        <extracomment>where the piece of the agent stands</extracomment>
        <translation>Miniatura</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Visto l’ultima volta</translation>
    </message>
    <message>
        <source>Used</source>
        <extracomment>the equipment that was used</extracomment>
        <translation>Usato</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Taken</source>
        <extracomment>the equipment that an agent chose</extracomment>
        <translation>Scelti</translation>
    </message>
</context>
<context>
    <name>dossier::AgentHeader</name>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turno %1 di %2</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Punti Ferita</translation>
    </message>
    <message>
        <source>Health left</source>
        <translation>Punti Ferita rimasti</translation>
    </message>
    <message>
        <source>Health left: click or use the arrow keys to correct it</source>
        <translation>Punti Ferita rimasti: fai clic o usa le frecce per correggerli</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completato</translation>
    </message>
    <message>
        <source>Not completed; public</source>
        <translation>Da completare; pubblico</translation>
    </message>
    <message>
        <source>Not completed; only you know it</source>
        <translation>Da completare; lo conosci solo tu</translation>
    </message>
    <message>
        <source>Agent’s phase</source>
        <translation>Fase dell’agente</translation>
    </message>
    <message>
        <source>Hunters’ phase</source>
        <translation>Fase dei cacciatori</translation>
    </message>
    <message>
        <source>Objectives, %1 completed of the %2 needed: %3</source>
        <comment>two numbers, spaces</comment>
        <translation>Obiettivi, completati %1 dei %2 necessari: %3</translation>
    </message>
    <message>
        <source>Objectives %1/%2</source>
        <comment>completed, needed</comment>
        <translation>Obiettivi %1/%2</translation>
    </message>
</context>
<context>
    <name>dossier::AgentOffers</name>
    <message>
        <source>Before the move: announced to everybody</source>
        <translation>Prima del movimento: si annuncia a tutti</translation>
    </message>
    <message>
        <source>The Prophet learns that an objective will be completed next turn</source>
        <translation>The Prophet viene a sapere che il prossimo turno verrà completato un obiettivo</translation>
    </message>
    <message>
        <source>Before the attack is rolled</source>
        <translation>Prima del tiro dell’attacco</translation>
    </message>
    <message>
        <source>Done at once</source>
        <translation>Si fa subito</translation>
    </message>
    <message>
        <source>Die result: %1</source>
        <translation>Risultato del dado: %1</translation>
    </message>
    <message>
        <source>Choose a character</source>
        <translation>Scegli un personaggio</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Prendi %n carta</numerusform>
            <numerusform>Prendi %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Take these</source>
        <translation>Prendi queste</translation>
    </message>
    <message>
        <source>Take the chosen cards</source>
        <translation>Prendi le carte scelte</translation>
    </message>
    <message>
        <source>You can now</source>
        <translation>Ora puoi</translation>
    </message>
    <message>
        <source>Complete %1 anyway (breaks a rule)…</source>
        <comment>a space</comment>
        <translation>Completa %1 lo stesso (contro una regola)…</translation>
    </message>
    <message>
        <source>Overrule it, with the reason in the journal</source>
        <translation>Fallo lo stesso, con il motivo nel diario</translation>
    </message>
    <message>
        <source>Completed in this turn</source>
        <translation>Completato in questo turno</translation>
    </message>
</context>
<context>
    <name>dossier::AnswerPanel</name>
    <message>
        <source>The sensor says</source>
        <translation>Il sensore dice</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>near, not shut</extracomment>
        <translation>Vicino</translation>
    </message>
    <message>
        <source>The agent is close to the hunter</source>
        <translation>L’agente è vicino al cacciatore</translation>
    </message>
    <message>
        <source>Not close</source>
        <translation>Non vicino</translation>
    </message>
    <message>
        <source>The agent is not close to the hunter</source>
        <translation>L’agente non è vicino al cacciatore</translation>
    </message>
    <message>
        <source>The senses</source>
        <translation>I sensi</translation>
    </message>
    <message>
        <source>Who the agent is</source>
        <translation>Chi è l’agente</translation>
    </message>
    <message>
        <source>The character whose figure is placed, if it is seen now</source>
        <translation>Il personaggio di cui si mette la miniatura, se ora lo si vede</translation>
    </message>
    <message>
        <source>Character not entered</source>
        <translation>Personaggio non inserito</translation>
    </message>
    <message>
        <source>Not entered</source>
        <translation>Non inserito</translation>
    </message>
    <message>
        <source>“Clear”</source>
        <translation>«Libero»</translation>
    </message>
    <message>
        <source>The agent has not moved that many times</source>
        <translation>L’agente non si è mosso così tante volte</translation>
    </message>
    <message>
        <source>The agent is not visible to the hunter</source>
        <translation>L’agente non è visibile al cacciatore</translation>
    </message>
    <message>
        <source>Was on…</source>
        <translation>Era in…</translation>
    </message>
    <message>
        <source>Seen on…</source>
        <translation>Visto in…</translation>
    </message>
    <message>
        <source>Then click the space on the board</source>
        <translation>Poi fai clic sullo spazio della plancia</translation>
    </message>
    <message>
        <source>%1 answers %2</source>
        <comment>an agent, a hunter</comment>
        <translation>%1 risponde a %2</translation>
    </message>
    <message>
        <source>First the sensor’s answer, then whether the agent is clear.</source>
        <translation>Prima la risposta del sensore, poi se l’agente è libero.</translation>
    </message>
    <message>
        <source>Click the space on the board where the figure is placed.</source>
        <translation>Fai clic sullo spazio della plancia in cui si mette la miniatura.</translation>
    </message>
</context>
<context>
    <name>dossier::AskRuling</name>
    <message>
        <source>Dossier has answered nothing since the last move: there is nothing to decide otherwise. Undo takes back what was entered.</source>
        <translation>Dall’ultima mossa Dossier non ha risposto nulla: non c’è niente da decidere diversamente. Annulla toglie quello che è stato inserito.</translation>
    </message>
    <message>
        <source>The public facts contradict it: the agent could be nowhere.</source>
        <translation>I fatti pubblici la contraddicono: l’agente non potrebbe essere da nessuna parte.</translation>
    </message>
</context>
<context>
    <name>dossier::AttackControls</name>
    <message>
        <source>What to work out</source>
        <translation>Che cosa calcolare</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Weapon of the attack</source>
        <translation>Arma dell’attacco</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Ranged or melee attack</source>
        <translation>Attacco a distanza o in mischia</translation>
    </message>
    <message>
        <source>Black ±</source>
        <translation>Neri ±</translation>
    </message>
    <message>
        <source>Black dice that abilities add or remove</source>
        <translation>Dadi neri che le abilità aggiungono o tolgono</translation>
    </message>
    <message>
        <source>Red ±</source>
        <translation>Rossi ±</translation>
    </message>
    <message>
        <source>Red dice that abilities add or remove</source>
        <translation>Dadi rossi che le abilità aggiungono o tolgono</translation>
    </message>
    <message>
        <source>Defense ±</source>
        <translation>Difesa ±</translation>
    </message>
    <message>
        <source>What abilities add to the target’s defense</source>
        <translation>Quanto le abilità aggiungono alla difesa del bersaglio</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Rilancio</translation>
    </message>
    <message>
        <source>Reroll that an ability grants once</source>
        <translation>Rilancio che un’abilità concede una volta</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimenti</translation>
    </message>
    <message>
        <source>Move actions taken together as one</source>
        <translation>Azioni di movimento unite in una</translation>
    </message>
    <message>
        <source>Diagonal used</source>
        <translation>Diagonale usata</translation>
    </message>
    <message>
        <source>The turn’s one diagonal step has been used</source>
        <translation>L’unico passo diagonale del turno è già usato</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>A distanza</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>In mischia</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>no reroll</extracomment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>All dice</source>
        <translation>Tutti i dadi</translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation>Facce vuote</translation>
    </message>
    <message>
        <source>None</source>
        <comment>weapon</comment>
        <translation>Nessuna</translation>
    </message>
</context>
<context>
    <name>dossier::AttackPanel</name>
    <message>
        <source>Enter: a hit</source>
        <translation>Conferma: colpito</translation>
    </message>
    <message>
        <source>Enter: a miss</source>
        <translation>Conferma: mancato</translation>
    </message>
    <message>
        <source>Reason for the roll</source>
        <translation>Motivo del tiro</translation>
    </message>
    <message>
        <source>Enter the roll</source>
        <translation>Inserisci il tiro</translation>
    </message>
    <message>
        <source>The dice on the table match those entered here</source>
        <translation>I dadi sul tavolo sono quelli inseriti qui</translation>
    </message>
    <message>
        <source>First enter what each die shows</source>
        <translation>Prima inserisci il risultato di ogni dado</translation>
    </message>
    <message>
        <source>It hits</source>
        <translation>Colpisce</translation>
    </message>
    <message>
        <source>The players decide that the dice count together</source>
        <translation>I giocatori decidono che i dadi si sommano</translation>
    </message>
    <message>
        <source>It misses</source>
        <translation>Manca</translation>
    </message>
    <message>
        <source>The players decide that each die counts by itself</source>
        <translation>I giocatori decidono che ogni dado vale da solo</translation>
    </message>
    <message>
        <source>Let Dossier roll</source>
        <translation>Tira Dossier</translation>
    </message>
    <message>
        <source>Dossier rolls every die; the journal says so</source>
        <translation>Dossier tira ogni dado; il diario lo dice</translation>
    </message>
    <message>
        <source>No single die reaches the distance, but together they do: the rules leave this open.</source>
        <translation>Nessun dado da solo arriva alla distanza, insieme sì: le regole non lo chiariscono.</translation>
    </message>
    <message>
        <source>Before the roll, ask the agent: an ambush? It is rolled here, too.</source>
        <translation>Prima del tiro chiedi all’agente: un’imboscata? Anche questa si tira qui.</translation>
    </message>
</context>
<context>
    <name>dossier::BattlePanel</name>
    <message numerus="yes">
        <source>%1: %n alien(s)</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: %n Alieno</numerusform>
            <numerusform>%1: %n Alieni</numerusform>
        </translation>
    </message>
    <message>
        <source>Resistance not yet turned up</source>
        <translation>Resistenza non ancora scoperta</translation>
    </message>
    <message>
        <source>BATTLE · %1</source>
        <translation>BATTAGLIA · %1</translation>
    </message>
    <message numerus="yes">
        <source>%n fight(s) left</source>
        <translation>
            <numerusform>ancora %n combattimento</numerusform>
            <numerusform>ancora %n combattimenti</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength before the dice</source>
        <translation>Forza prima dei dadi</translation>
    </message>
    <message>
        <source>A card or an ability changes this…</source>
        <translation>Una carta o un’abilità cambia qualcosa…</translation>
    </message>
    <message numerus="yes">
        <source>Fleeing keeps %n alien(s).</source>
        <translation>
            <numerusform>La fuga salva %n Alieno.</numerusform>
            <numerusform>La fuga salva %n Alieni.</numerusform>
        </translation>
    </message>
    <message>
        <source>With one more saucer: %1.</source>
        <translation>Con un disco in più: %1.</translation>
    </message>
    <message>
        <source>With 1 more strength: %1.</source>
        <translation>Con 1 di Forza in più: %1.</translation>
    </message>
    <message>
        <source>With a reroll: %1.</source>
        <translation>Con un rilancio: %1.</translation>
    </message>
    <message>
        <source>%1 + %2 = %3 against %4 + %5 = %6</source>
        <comment>strength, die, sum; strength, die, sum</comment>
        <translation>%1 + %2 = %3 contro %4 + %5 = %6</translation>
    </message>
    <message>
        <source>No resistance is left</source>
        <translation>Nessuna Resistenza rimasta</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>A die as high as this wins whatever the totals.</source>
        <translation>Un dado così alto vince qualunque sia il totale.</translation>
    </message>
    <message>
        <source>By its name: more strength for a side in this fight</source>
        <translation>Con il suo nome: più Forza per una parte in questo combattimento</translation>
    </message>
    <message>
        <source>Roll a die again…</source>
        <translation>Ritira un dado…</translation>
    </message>
    <message>
        <source>A card or an ability lets the aliens or the other side roll again: enter the new die</source>
        <translation>Una carta o un’abilità fa ritirare il dado agli Alieni o all’altra parte: inserisci il nuovo dado</translation>
    </message>
    <message>
        <source>The chance to win the whole battle by fighting to the end</source>
        <translation>La probabilità di vincere l’intera battaglia combattendo fino alla fine</translation>
    </message>
    <message>
        <source>CHANCE TO WIN THE BATTLE AT %1</source>
        <translation>VITTORIA NELLA BATTAGLIA IN %1</translation>
    </message>
    <message>
        <source>CHANCE THAT %1 WINS THE BATTLE</source>
        <comment>a player</comment>
        <translation>PROBABILITÀ CHE %1 VINCA LA BATTAGLIA</translation>
    </message>
    <message numerus="yes">
        <source>CHANCE TO WIN THE BATTLE (%n FIGHT(S) LEFT)</source>
        <translation>
            <numerusform>PROBABILITÀ DI VINCERE LA BATTAGLIA (RESTA %n COMBATTIMENTO)</numerusform>
            <numerusform>PROBABILITÀ DI VINCERE LA BATTAGLIA (RESTANO %n COMBATTIMENTI)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many cards may come to work it out. The next %n fight(s) of %1: %2.</source>
        <comment>how many of how many, their chance</comment>
        <translation>
            <numerusform>Possono uscire troppe carte per calcolarla. Per il prossimo combattimento (%n su %1): %2.</numerusform>
            <numerusform>Possono uscire troppe carte per calcolarla. I prossimi %n combattimenti di %1: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
Against
%2</source>
        <comment>the parts of two strengths, a line each</comment>
        <translation>%1
Contro
%2</translation>
    </message>
    <message>
        <source>On average it is better to flee.</source>
        <translation>In media conviene fuggire.</translation>
    </message>
    <message>
        <source>On average it is better to fight on.</source>
        <translation>In media conviene continuare a combattere.</translation>
    </message>
    <message>
        <source>Each alien left counts 1, a victory as much as the population there</source>
        <translation>Ogni Alieno che resta conta 1, una vittoria quanto la popolazione del luogo</translation>
    </message>
</context>
<context>
    <name>dossier::BoardActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Undo the last action</source>
        <translation>Annulla l’ultima azione</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Ripeti quello che è stato annullato</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>Copy the selected spaces and clear them</source>
        <translation>Copia gli spazi selezionati e svuotali</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Copy the selected spaces as the text of a map</source>
        <translation>Copia gli spazi selezionati come testo di una mappa</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Paste copied spaces onto the map, starting at the selected space or the cursor</source>
        <translation>Incolla gli spazi copiati sulla mappa, a partire dallo spazio selezionato o dal cursore</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Clear the selected spaces, or remove the figure</source>
        <translation>Svuota gli spazi selezionati, o togli la miniatura</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Seleziona tutto</translation>
    </message>
    <message>
        <source>Select every space of the map</source>
        <translation>Seleziona ogni spazio della mappa</translation>
    </message>
    <message>
        <source>Turn the &amp;figure</source>
        <translation>&amp;Gira la miniatura</translation>
    </message>
    <message>
        <source>Turn the figure that acts a quarter to the right; from west to all round</source>
        <translation>Gira di un quarto a destra la miniatura che agisce; da ovest passa a 360°</translation>
    </message>
    <message>
        <source>R&amp;otate the map</source>
        <translation>R&amp;uota la mappa</translation>
    </message>
    <message>
        <source>Turn the map a quarter clockwise</source>
        <translation>Gira la mappa di un quarto in senso orario</translation>
    </message>
    <message>
        <source>Name and &amp;size…</source>
        <translation>&amp;Nome e dimensioni…</translation>
    </message>
    <message>
        <source>Change the map’s name, columns and rows</source>
        <translation>Cambia nome, colonne e righe della mappa</translation>
    </message>
    <message>
        <source>&amp;Reach</source>
        <translation>Movimen&amp;to</translation>
    </message>
    <message>
        <source>Show where the figure can go, and the cost</source>
        <translation>Mostra dove può andare la miniatura, e a che costo</translation>
    </message>
    <message>
        <source>Si&amp;ght</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>Show what the figure sees</source>
        <translation>Mostra che cosa vede la miniatura</translation>
    </message>
    <message>
        <source>&amp;Danger</source>
        <translation>Minaccia nemi&amp;ca</translation>
    </message>
    <message>
        <source>Show how many enemies see each space</source>
        <translation>Mostra quanti nemici vedono ogni spazio</translation>
    </message>
    <message>
        <source>&amp;Select and ask</source>
        <translation>Scegli e c&amp;hiedi</translation>
    </message>
    <message>
        <source>Choose a figure, then its target or a path; drag to move it or to select spaces</source>
        <translation>Scegli una miniatura, poi il bersaglio o un percorso; trascina per spostarla o per selezionare spazi</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>&amp;Muro</translation>
    </message>
    <message>
        <source>Draw walls</source>
        <translation>Disegna muri</translation>
    </message>
    <message>
        <source>&amp;Floor</source>
        <translation>Pa&amp;vimento</translation>
    </message>
    <message>
        <source>Draw floor</source>
        <translation>Disegna pavimento</translation>
    </message>
    <message>
        <source>&amp;Door</source>
        <translation>P&amp;orta</translation>
    </message>
    <message>
        <source>Close or open a door on a side of a space</source>
        <translation>Chiudi o apri una porta su un lato di uno spazio</translation>
    </message>
    <message>
        <source>&amp;Rubble</source>
        <translation>Mac&amp;erie</translation>
    </message>
    <message>
        <source>Place or remove rubble</source>
        <translation>Metti o togli macerie</translation>
    </message>
    <message>
        <source>&amp;Vent</source>
        <translation>Con&amp;dotto</translation>
    </message>
    <message>
        <source>Place or remove a vent</source>
        <translation>Metti o togli un condotto di aerazione</translation>
    </message>
    <message>
        <source>&amp;Peril</source>
        <translation>Peri&amp;colo</translation>
    </message>
    <message>
        <source>Place or remove peril</source>
        <translation>Metti o togli un pericolo</translation>
    </message>
    <message>
        <source>Corrosive &amp;gas</source>
        <translation>&amp;Gas corrosivo</translation>
    </message>
    <message>
        <source>Place or remove corrosive gas</source>
        <translation>Metti o togli gas corrosivo</translation>
    </message>
    <message>
        <source>&amp;Marker</source>
        <translation>&amp;Segnalino</translation>
    </message>
    <message>
        <source>Place or remove a combatant marker</source>
        <translation>Metti o togli un segnalino combattente</translation>
    </message>
    <message>
        <source>&amp;Tile</source>
        <translation>&amp;Tessera</translation>
    </message>
    <message>
        <source>Assign spaces to the tile of the letter that is set</source>
        <translation>Assegna spazi alla tessera con la lettera impostata</translation>
    </message>
    <message>
        <source>EM&amp;I tile</source>
        <translation>Tessera EM&amp;I</translation>
    </message>
    <message>
        <source>Fill the whole tile of a space with EMI, or clear it</source>
        <translation>Riempi di EMI tutta la tessera di uno spazio, o liberala</translation>
    </message>
    <message>
        <source>&amp;Commando</source>
        <translation>Com&amp;ando</translation>
    </message>
    <message>
        <source>Place a commando, or choose the one there</source>
        <translation>Metti un commando, o scegli quello che c’è</translation>
    </message>
    <message>
        <source>E&amp;nemy</source>
        <translation>&amp;Nemico</translation>
    </message>
    <message>
        <source>Place an enemy, or choose the one there</source>
        <translation>Metti un nemico, o scegli quello che c’è</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pennello</translation>
    </message>
    <message>
        <source>Paint every space you drag over</source>
        <translation>Dipingi ogni spazio su cui passi</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linea</translation>
    </message>
    <message>
        <source>Paint a straight line</source>
        <translation>Dipingi una linea retta</translation>
    </message>
    <message>
        <source>Paint a full rectangle</source>
        <translation>Dipingi un rettangolo pieno</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annulla: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Ripeti: %1</translation>
    </message>
    <message>
        <source>Rect&amp;angle</source>
        <translation>&amp;Rettangolo</translation>
    </message>
    <message>
        <source>Copy as &amp;query</source>
        <translation>Copia come &amp;domanda</translation>
    </message>
    <message>
        <source>Copy the question on screen as a line for “dossier check”</source>
        <translation>Copia la domanda sullo schermo come riga per «dossier check»</translation>
    </message>
</context>
<context>
    <name>dossier::BoardEdits</name>
    <message>
        <source>The selected spaces are on the clipboard, as the text of a map.</source>
        <translation>Gli spazi selezionati sono negli appunti, come testo di una mappa.</translation>
    </message>
    <message>
        <source>There is no part of a map on the clipboard.</source>
        <translation>Negli appunti non c’è alcuna parte di mappa.</translation>
    </message>
    <message>
        <source>The figure does not fit there at that size.</source>
        <translation>Con quella dimensione la miniatura lì non ci sta.</translation>
    </message>
</context>
<context>
    <name>dossier::BoardHand</name>
    <message>
        <source>No figure fits there.</source>
        <translation>Lì non c’è posto per una miniatura.</translation>
    </message>
    <message>
        <source>The figure does not fit there.</source>
        <translation>Lì la miniatura non ci sta.</translation>
    </message>
    <message>
        <source>No side of this space is free for a door. Ctrl with an arrow key opens or closes the door there.</source>
        <translation>Nessun lato di questo spazio è libero per una porta. Ctrl con una freccia apre o chiude la porta da quel lato.</translation>
    </message>
</context>
<context>
    <name>dossier::BoardLegend</name>
    <message>
        <source>%1; the stronger the blue, the more ways lead there</source>
        <comment>the agent can be here</comment>
        <translation>%1; più il blu è forte, più percorsi portano lì</translation>
    </message>
    <message>
        <source>both: %1, %2</source>
        <comment>two meanings of a space</comment>
        <translation>entrambi: %1, %2</translation>
    </message>
</context>
<context>
    <name>dossier::BoardPage</name>
    <message>
        <source>Copied: a line for “dossier check”.</source>
        <translation>Copiata: una riga per «dossier check».</translation>
    </message>
    <message>
        <source>Nothing to copy yet: choose a figure, then its target or a path.</source>
        <translation>Ancora niente da copiare: scegli una miniatura, poi il suo bersaglio o un percorso.</translation>
    </message>
</context>
<context>
    <name>dossier::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Arrow keys go from space to space, Enter clicks, Shift selects, Ctrl with an arrow clicks the side of a space.</source>
        <translation>Le frecce vanno da uno spazio all’altro, Invio fa clic, Maiusc seleziona, Ctrl con una freccia fa clic sul lato di uno spazio.</translation>
    </message>
</context>
<context>
    <name>dossier::BoardZoom</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>In&amp;grandisci</translation>
    </message>
    <message>
        <source>Show the board larger</source>
        <translation>Mostra la mappa più grande</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Rimpicciolisci</translation>
    </message>
    <message>
        <source>Show the board smaller</source>
        <translation>Mostra la mappa più piccola</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>Mappa i&amp;ntera</translation>
    </message>
    <message>
        <source>Show the whole board, as large as the window allows; again: as wide as the window</source>
        <translation>Mostra tutta la mappa, grande quanto lo permette la finestra; di nuovo: larga quanto la finestra</translation>
    </message>
</context>
<context>
    <name>dossier::BoxDesk</name>
    <message>
        <source>It could not be saved: %1 cannot be written. Free some space, or check the folder, and enter it again.</source>
        <translation>Non si è potuto salvare: %1 non si può scrivere. Libera spazio, o controlla la cartella, e inseriscilo di nuovo.</translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <translation>Rimetti: %1</translation>
    </message>
    <message>
        <source>Back to the box as it was before the file</source>
        <translation>Torna alla scatola com’era prima del file</translation>
    </message>
    <message>
        <source>My box of Conquest</source>
        <comment>name of a file</comment>
        <translation>La mia scatola di Conquest</translation>
    </message>
    <message>
        <source>Dossier saved no copy: %1 cannot be written. Choose another folder.</source>
        <translation>Dossier non ha salvato la copia: %1 non si può scrivere. Scegli un’altra cartella.</translation>
    </message>
    <message>
        <source>Dossier saved a copy of your box: %1</source>
        <translation>Dossier ha salvato una copia della tua scatola: %1</translation>
    </message>
    <message>
        <source>Dossier could not rename %1. Check the folder.</source>
        <translation>Dossier non è riuscito a rinominare %1. Controlla la cartella.</translation>
    </message>
    <message>
        <source>The file is now called %1.</source>
        <translation>Ora il file si chiama %1.</translation>
    </message>
    <message>
        <source>The file about your box cannot be read. %1</source>
        <translation>Il file sulla tua scatola non si legge. %1</translation>
    </message>
    <message>
        <source>Dossier imported nothing: this is no copy of a box. %1</source>
        <translation>Dossier non ha importato niente: questa non è la copia di una scatola. %1</translation>
    </message>
    <message>
        <source>Dossier imported nothing: %1 holds other cards, not a copy of your box.</source>
        <translation>Dossier non ha importato niente: %1 contiene altre carte, non una copia della tua scatola.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, a value of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>dossier::BoxList</name>
    <message>
        <source>nothing yet</source>
        <translation>ancora niente</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card or a part of the box, what of it is unknown</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>a card of which everything is known</comment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Search the box</source>
        <translation>Cerca nella scatola</translation>
    </message>
    <message>
        <source>Find names, texts, keywords and kinds of cards</source>
        <translation>Trova nomi, testi, parole chiave e tipi di carte</translation>
    </message>
    <message>
        <source>Only what is missing</source>
        <translation>Solo quello che manca</translation>
    </message>
    <message>
        <source>List only the cards of which a value is missing</source>
        <translation>Elenca solo le carte a cui manca un dato</translation>
    </message>
    <message>
        <source>What the box holds</source>
        <translation>Contenuto della scatola</translation>
    </message>
    <message>
        <source>Choose with the arrow keys; Enter goes to its values</source>
        <translation>Scegli con le frecce; Invio va ai valori</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nessun risultato.</translation>
    </message>
</context>
<context>
    <name>dossier::BoxPage</name>
    <message>
        <source>My box of Conquest of Planet Earth</source>
        <translation>La mia scatola di Conquest of Planet Earth</translation>
    </message>
    <message>
        <source>Everything that is listed is known; it is used in every new game</source>
        <translation>Tutto quello che è in elenco è noto; vale per ogni nuova partita</translation>
    </message>
    <message>
        <source>%1 of %2 values missing; what you enter is saved at once and used in every new game</source>
        <translation>Mancano %1 dati su %2; quello che inserisci è salvato subito e vale per ogni nuova partita</translation>
    </message>
    <message>
        <source>Back; continue whenever you like (Esc)</source>
        <translation>Indietro; continui quando vuoi (Esc)</translation>
    </message>
    <message>
        <source>Next missing value</source>
        <translation>Prossimo dato mancante</translation>
    </message>
    <message>
        <source>Go to the next card of which a value is missing (Ctrl+Enter)</source>
        <translation>Vai alla prossima carta a cui manca un dato (Ctrl+Invio)</translation>
    </message>
    <message>
        <source>Use a copy of a box that was saved here or on another computer</source>
        <translation>Usa una copia della scatola salvata qui o su un altro computer</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Write the box into a file, to keep it or to use it on another computer</source>
        <translation>Scrivi la scatola in un file, per tenerla o per usarla su un altro computer</translation>
    </message>
    <message>
        <source>For what your box does not have; it can be undone</source>
        <translation>Per quello che la tua scatola non ha; si può annullare</translation>
    </message>
    <message>
        <source>As it is printed; Enter adds it</source>
        <translation>Come è stampato; Invio lo aggiunge</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add what is not listed yet</source>
        <translation>Aggiungi quello che non è ancora in elenco</translation>
    </message>
    <message>
        <source>Put the file aside and start again</source>
        <translation>Metti da parte il file e ricomincia</translation>
    </message>
    <message>
        <source>Give the file another name, and start with what Dossier knows</source>
        <translation>Dai al file un altro nome, e comincia da quello che Dossier sa</translation>
    </message>
    <message>
        <source>Import from a file…</source>
        <translation>Importa da un file…</translation>
    </message>
    <message>
        <source>Undo what was done last</source>
        <translation>Annulla l’ultima cosa fatta</translation>
    </message>
    <message>
        <source>Remove from my box</source>
        <translation>Togli dalla mia scatola</translation>
    </message>
</context>
<context>
    <name>dossier::CampaignChoice</name>
    <message>
        <source>A new campaign file</source>
        <translation>Un nuovo file di campagna</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagna</translation>
    </message>
    <message>
        <source>Campaign file of the session</source>
        <translation>File di campagna della sessione</translation>
    </message>
    <message>
        <source>A new file, or a campaign to continue; one file can hold sessions of all games</source>
        <translation>Un file nuovo, o una campagna da continuare; un file può tenere sessioni di tutti i giochi</translation>
    </message>
    <message>
        <source>Name of the campaign file</source>
        <translation>Nome del file della campagna</translation>
    </message>
    <message>
        <source>The file that keeps the session, up to 80 characters</source>
        <translation>Il file che conserva la sessione, al massimo 80 caratteri</translation>
    </message>
</context>
<context>
    <name>dossier::CardChooser</name>
    <message numerus="yes">
        <source>Use it in this move: %n charge(s) left</source>
        <translation>
            <numerusform>Usala in questo movimento: %n carica rimasta</numerusform>
            <numerusform>Usala in questo movimento: %n cariche rimaste</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a space</source>
        <translation>scegli uno spazio</translation>
    </message>
    <message>
        <source>choose a hunter</source>
        <translation>scegli un cacciatore</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dado</translation>
    </message>
    <message>
        <source>Equipment in this move</source>
        <translation>Equipaggiamento</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>no card</extracomment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Use no card in this move</source>
        <translation>Non usare carte in questo movimento</translation>
    </message>
    <message>
        <source>Before the move</source>
        <translation>Prima del movimento</translation>
    </message>
    <message>
        <source>The card is used before the move</source>
        <translation>La carta si usa prima del movimento</translation>
    </message>
    <message>
        <source>After it</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>The card is used after the move</source>
        <translation>La carta si usa dopo il movimento</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Space for the card’s token</source>
        <translation>Spazio per il gettone della carta</translation>
    </message>
    <message>
        <source>Where the card’s token goes</source>
        <translation>Dove va il gettone della carta</translation>
    </message>
    <message>
        <source>Choose on the board</source>
        <translation>Scegli sulla plancia</translation>
    </message>
    <message>
        <source>While this is on, the space clicked on the board is the token’s</source>
        <translation>Finché è attivo, lo spazio su cui fai clic è quello del gettone</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>Su chi</translation>
    </message>
    <message>
        <source>Hunter whom the card is used on</source>
        <translation>Cacciatore su cui si usa la carta</translation>
    </message>
    <message>
        <source>A hunter on foot who can see you</source>
        <translation>Un cacciatore a piedi che può vederti</translation>
    </message>
    <message>
        <source>The die that was rolled</source>
        <translation>Il dado tirato</translation>
    </message>
    <message>
        <source>What the die for the card showed</source>
        <translation>Il risultato del dado per la carta</translation>
    </message>
    <message>
        <source>Before the move no hunter on foot can see you: there is nobody to aim at.</source>
        <translation>Prima del movimento nessun cacciatore a piedi può vederti: non c’è nessuno a cui mirare.</translation>
    </message>
    <message>
        <source>After the move no hunter on foot can see you: there is nobody to aim at.</source>
        <translation>Dopo il movimento nessun cacciatore a piedi può vederti: non c’è nessuno a cui mirare.</translation>
    </message>
</context>
<context>
    <name>dossier::CardEntryPanel</name>
    <message>
        <source>PRINTED IN YOUR BOX</source>
        <translation>STAMPATO NELLA TUA SCATOLA</translation>
    </message>
    <message>
        <source>Dossier does not know this yet. Copy what is printed; what is left out stays unknown. Your next games will have it, too.</source>
        <translation>Dossier non lo sa ancora. Copia quello che è stampato; quello che lasci vuoto resta sconosciuto. Vale anche per le tue prossime partite.</translation>
    </message>
    <message>
        <source>A resistance with a strength</source>
        <translation>Una Resistenza con una Forza</translation>
    </message>
    <message>
        <source>A hero, who adds to one</source>
        <translation>Un eroe, che la aumenta</translation>
    </message>
    <message>
        <source>What kind of card it is</source>
        <translation>Che tipo di carta è</translation>
    </message>
    <message>
        <source>Keep this card</source>
        <translation>Conserva questa carta</translation>
    </message>
    <message>
        <source>Its values are known from now on, and the game continues</source>
        <translation>Da ora i suoi valori sono noti, e la partita continua</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiudi (Esc)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>printed in your box, a card</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Change what differs from your card; your own box keeps it for later games.</source>
        <translation>Cambia quello che sulla tua carta è diverso; la tua scatola lo conserva per le prossime partite.</translation>
    </message>
    <message>
        <source>No number of this card is entered yet: enter at least one as it is printed.</source>
        <translation>Di questa carta non è ancora inserito nessun numero: inseriscine almeno uno, come è stampato.</translation>
    </message>
    <message>
        <source>Only events with red text are the resistance’s: enter the red text, in a few words of your own.</source>
        <translation>Solo gli eventi con testo rosso sono della resistenza: inserisci il testo rosso, con poche parole tue.</translation>
    </message>
    <message>
        <source>In this game events with red text are the resistance’s: leave the red text empty.</source>
        <translation>In questa partita gli eventi con testo rosso sono della resistenza: lascia vuoto il testo rosso.</translation>
    </message>
</context>
<context>
    <name>dossier::CardForm</name>
    <message>
        <source>Play an event</source>
        <translation>Gioca una carta Evento</translation>
    </message>
    <message>
        <source>Use an ability</source>
        <translation>Usa un’abilità</translation>
    </message>
    <message>
        <source>Activate Space Stuff</source>
        <translation>Attiva Space Stuff</translation>
    </message>
    <message>
        <source>Cancel a card</source>
        <translation>Annulla una carta</translation>
    </message>
    <message>
        <source>Change the dice</source>
        <translation>Cambia i dadi</translation>
    </message>
    <message>
        <source>Correct the table</source>
        <translation>Correggi il tavolo</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Termina la partita</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Che cosa si fa</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Di chi è</translation>
    </message>
    <message>
        <source>The card that is cancelled</source>
        <translation>La carta annullata</translation>
    </message>
    <message>
        <source>The aliens’ die</source>
        <translation>Il dado degli Alieni</translation>
    </message>
    <message>
        <source>The die: 4 or more cancels a technology card</source>
        <translation>Il dado: 4 o più annulla una carta Tecnologia</translation>
    </message>
    <message>
        <source>The resistance’s die, or the other player’s</source>
        <translation>Il dado della Resistenza, o dell’altro giocatore</translation>
    </message>
    <message>
        <source>Do it, with what is entered</source>
        <translation>Fallo, con quello che è inserito</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiudi (Esc)</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a card</comment>
        <translation>Gioca %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>a card</comment>
        <translation>Usa %1</translation>
    </message>
    <message>
        <source>Name of the card or ability</source>
        <translation>Nome della carta o dell’abilità</translation>
    </message>
    <message>
        <source>Aliens: %1</source>
        <comment>a die</comment>
        <translation>Alieni: %1</translation>
    </message>
    <message>
        <source>Against: %1</source>
        <comment>a die</comment>
        <translation>Contro: %1</translation>
    </message>
    <message>
        <source>Enter a new card…</source>
        <translation>Inserisci una carta nuova…</translation>
    </message>
    <message>
        <source>Say once what is printed on it; this form opens again with it</source>
        <translation>Di’ una volta sola che cosa c’è stampato; questo modulo si riapre con la carta</translation>
    </message>
    <message>
        <source>“%1” is not in the list: say once what is printed on it, then it is played.</source>
        <comment>a card</comment>
        <translation>«%1» non è nell’elenco: di’ una volta sola che cosa c’è stampato, poi si gioca.</translation>
    </message>
    <message>
        <source>“%1” is not in the list. What it does can be entered with “Correct the table” (Ctrl+T).</source>
        <comment>a card</comment>
        <translation>«%1» non è nell’elenco. Quello che fa si può inserire con «Correggi il tavolo» (Ctrl+T).</translation>
    </message>
    <message>
        <source>Resolve a card</source>
        <translation>Risolvi una carta</translation>
    </message>
    <message>
        <source>Choose first what differs at your table.</source>
        <translation>Scegli prima che cosa è diverso al tuo tavolo.</translation>
    </message>
    <message>
        <source>Choose the card first.</source>
        <translation>Scegli prima la carta.</translation>
    </message>
    <message>
        <source>Resolve %1</source>
        <comment>a card</comment>
        <translation>Risolvi %1</translation>
    </message>
    <message>
        <source>Enter first: %1.</source>
        <comment>a field of the form</comment>
        <translation>Manca ancora: %1.</translation>
    </message>
    <message>
        <source>Choose the effect first.</source>
        <translation>Prima scegli l’effetto.</translation>
    </message>
    <message>
        <source>Yes, the game ends with this</source>
        <translation>Sì, così la partita finisce</translation>
    </message>
    <message>
        <source>This ends the game at once: confirm it first.</source>
        <translation>Così la partita finisce subito: prima conferma.</translation>
    </message>
    <message>
        <source>It is announced, and others may cancel it; then it does what is entered</source>
        <translation>Si gioca la carta e gli altri possono annullarla; poi si applica l’effetto inserito</translation>
    </message>
</context>
<context>
    <name>dossier::ClashBar</name>
    <message>
        <source>These facts contradict each other. Correct or delete one of them:</source>
        <translation>Questi fatti si contraddicono. Correggine o eliminane uno:</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Change or delete: %1</source>
        <translation>Cambia o elimina: %1</translation>
    </message>
</context>
<context>
    <name>dossier::CommandoCard</name>
    <message>
        <source>Adrenaline of %1</source>
        <translation>Adrenalina: %1</translation>
    </message>
    <message>
        <source>Wounds of %1</source>
        <translation>Ferite: %1</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniziativa</translation>
    </message>
    <message>
        <source>%1 ★</source>
        <comment>the commanding officer</comment>
        <translation>%1 ★</translation>
    </message>
    <message>
        <source>%1, commanding officer</source>
        <comment>a commando</comment>
        <translation>%1, Ufficiale Comandante</translation>
    </message>
    <message>
        <source>On the board: move %1, attack %2</source>
        <comment>what these actions cost</comment>
        <translation>Mappa: muovere %1, attaccare %2</translation>
    </message>
    <message>
        <source>Adrenaline of %1: %2. Click or use the arrow keys to correct it</source>
        <comment>a commando, 2/6</comment>
        <translation>Adrenalina di %1: %2. Fai clic o usa le frecce per correggerla</translation>
    </message>
    <message>
        <source>Wounds of %1: %2. Click or use the arrow keys to correct them</source>
        <comment>a commando, 1/4</comment>
        <translation>Ferite di %1: %2. Fai clic o usa le frecce per correggerle</translation>
    </message>
    <message>
        <source>On the board: move %1</source>
        <comment>what this action costs</comment>
        <translation>Mappa: muovere %1</translation>
    </message>
    <message>
        <source>Played by %1</source>
        <translation>Giocato da %1</translation>
    </message>
</context>
<context>
    <name>dossier::ConquestCard</name>
    <message>
        <source>Begin a game of three players with everything drawn at random: nothing to fill in (Ctrl+Shift+J)</source>
        <translation>Comincia una partita di tre giocatori con tutto estratto a caso: niente da compilare (Ctrl+Maiusc+J)</translation>
    </message>
    <message>
        <source>Begin a game of two players against the resistance, with everything drawn at random (Ctrl+Shift+H)</source>
        <translation>Comincia una partita di due giocatori contro la Resistenza, con tutto estratto a caso (Ctrl+Maiusc+H)</translation>
    </message>
    <message>
        <source>Choose players, mode and the table’s options (Ctrl+Shift+K)</source>
        <translation>Scegli giocatori, modalità e opzioni del tavolo (Ctrl+Maiusc+K)</translation>
    </message>
    <message>
        <source>Alien players against each other or together: secret choices, and the chances of every fight.</source>
        <translation>Alieni gli uni contro gli altri o insieme: scelte segrete e le probabilità di ogni combattimento.</translation>
    </message>
    <message>
        <source>Competitive sample</source>
        <translation>Esempio competitivo</translation>
    </message>
    <message>
        <source>Cooperative sample</source>
        <translation>Esempio cooperativo</translation>
    </message>
</context>
<context>
    <name>dossier::ConquestDesk</name>
    <message>
        <source>Sample game</source>
        <translation>Partita di esempio</translation>
    </message>
    <message>
        <source>Dossier could not save for later games what you entered about your box. This game has it.</source>
        <translation>Dossier non è riuscito a salvare per le prossime partite quello che hai inserito sulla tua scatola. Questa partita ce l’ha.</translation>
    </message>
    <message>
        <source>The file about your box cannot be read: %1. Repair or delete it; until then nothing new about your box is saved.</source>
        <translation>Il file sulla tua scatola non si legge: %1. Riparalo o eliminalo; fino ad allora non si salva altro sulla tua scatola.</translation>
    </message>
</context>
<context>
    <name>dossier::ConquestEnd</name>
    <message numerus="yes">
        <source>The aliens win together with %n terror</source>
        <translation>
            <numerusform>Gli alieni vincono insieme con %n Punto Terrore</numerusform>
            <numerusform>Gli alieni vincono insieme con %n Punti Terrore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n terror</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 vince con %n Punto Terrore</numerusform>
            <numerusform>%1 vince con %n Punti Terrore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win with %n terror</source>
        <comment>players</comment>
        <translation>
            <numerusform>%1 vincono con %n Punto Terrore</numerusform>
            <numerusform>%1 vincono con %n Punti Terrore</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <comment>the kind of game, a number</comment>
        <translation>%1, round %2</translation>
    </message>
    <message numerus="yes">
        <source>%n terror</source>
        <translation>
            <numerusform>%n Punto Terrore</numerusform>
            <numerusform>%n Punti Terrore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n location(s)</source>
        <translation>
            <numerusform>%n luogo</numerusform>
            <numerusform>%n luoghi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conquered: %n location(s)</source>
        <translation>
            <numerusform>Conquistato: %n luogo</numerusform>
            <numerusform>Conquistati: %n luoghi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n human technology(ies)</source>
        <translation>
            <numerusform>%n tecnologia umana</numerusform>
            <numerusform>%n tecnologie umane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resistance token(s) on the board</source>
        <translation>
            <numerusform>%n segnalino Resistenza sulla plancia</numerusform>
            <numerusform>%n segnalini Resistenza sulla plancia</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::ConquestHeader</name>
    <message>
        <source>Step %1: %2</source>
        <comment>a step of the resistance phase</comment>
        <translation>Passo %1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a phase, whose it is</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>terror %1 of %2</source>
        <translation>Terrore %1 di %2</translation>
    </message>
    <message>
        <source>first to %1 terror wins</source>
        <translation>si vince a %1 Terrore</translation>
    </message>
    <message>
        <source>The terror of all players together; with %1 they win, unless the cannon fires first</source>
        <translation>Il Terrore di tutti i giocatori insieme; con %1 Punti Terrore si vince, se il cannone non spara prima</translation>
    </message>
    <message>
        <source>Whoever has %1 terror first wins at once</source>
        <translation>Chi arriva per primo a %1 Punti Terrore vince subito</translation>
    </message>
    <message>
        <source>TECHNOLOGY · %1 of %2</source>
        <translation>TECNOLOGIA · %1 di %2</translation>
    </message>
    <message>
        <source>Right click: correct round, phase and battle</source>
        <translation>Clic destro: correggi round, fase e battaglia</translation>
    </message>
    <message numerus="yes">
        <source>Battle: %n encounter(s)</source>
        <translation>
            <numerusform>Battaglia: %n incontro</numerusform>
            <numerusform>Battaglia: %n incontri</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle</source>
        <comment>a phase of a turn</comment>
        <translation>Battaglia</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>a phase of a turn</comment>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a phase of a turn</comment>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>T %1</source>
        <comment>technology</comment>
        <translation>T %1</translation>
    </message>
</context>
<context>
    <name>dossier::ConquestOptionsCard</name>
    <message>
        <source>Variants</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>Historic Monument instead of Capitol City</source>
        <translation>Monumento storico al posto della Capitale</translation>
    </message>
    <message>
        <source>The other side of the objective is in the centre</source>
        <translation>Al centro c’è l’altro lato dell’obiettivo</translation>
    </message>
    <message>
        <source>The objective must fall, too</source>
        <translation>Deve cadere anche l’obiettivo</translation>
    </message>
    <message>
        <source>To win, the objective must also be conquered or demolished</source>
        <translation>Per vincere bisogna anche conquistare o demolire l’obiettivo</translation>
    </message>
    <message>
        <source>More resistance at the start</source>
        <translation>Più Resistenza all’inizio</translation>
    </message>
    <message>
        <source>Two tokens in each player’s section and three in the centre</source>
        <translation>Due segnalini nella sezione di ogni giocatore e tre al centro</translation>
    </message>
    <message>
        <source>Open points of the rules</source>
        <translation>Punti aperti del regolamento</translation>
    </message>
    <message>
        <source>The first answer is the usual one. Change what your group plays differently.</source>
        <translation>La prima risposta è quella solita. Cambia quello che al tuo tavolo si gioca diversamente.</translation>
    </message>
    <message>
        <source>First player on a tie</source>
        <translation>Primo giocatore in caso di parità</translation>
    </message>
    <message>
        <source>Roll it off</source>
        <comment>a tie</comment>
        <translation>Si tira il dado</translation>
    </message>
    <message>
        <source>Usually those with equally few points roll, and the lowest is first</source>
        <translation>Di solito chi è pari con meno punti tira, e il più basso comincia</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>In senso orario</translation>
    </message>
    <message>
        <source>Otherwise the first clockwise after the last first player</source>
        <translation>Altrimenti comincia il primo in senso orario dopo l’ultimo primo giocatore</translation>
    </message>
    <message>
        <source>A 1 on the D6</source>
        <translation>Un 1 sul D6</translation>
    </message>
    <message>
        <source>Both or neither</source>
        <translation>Tutto o niente</translation>
    </message>
    <message>
        <source>Usually the threat token and the second roll are one offer</source>
        <translation>Di solito il segnalino Minaccia e il secondo tiro sono un’offerta sola</translation>
    </message>
    <message>
        <source>Token always</source>
        <translation>Segnalino sempre</translation>
    </message>
    <message>
        <source>Otherwise the token comes by itself, the second roll by choice</source>
        <translation>Altrimenti il segnalino arriva da solo e il secondo tiro è a scelta</translation>
    </message>
    <message>
        <source>Spaces of one section</source>
        <translation>Spazi di una sezione</translation>
    </message>
    <message>
        <source>In a ring</source>
        <translation>Ad anello</translation>
    </message>
    <message>
        <source>Usually the centre touches all six and each of those its two neighbours</source>
        <translation>Di solito il centro confina con tutti e sei, e ognuno di questi con i suoi due vicini</translation>
    </message>
    <message>
        <source>As listed</source>
        <translation>Come elencato</translation>
    </message>
    <message>
        <source>Otherwise only what the players say</source>
        <translation>Altrimenti solo quello che dicono i giocatori</translation>
    </message>
    <message>
        <source>A demolished location</source>
        <translation>Un luogo demolito</translation>
    </message>
    <message>
        <source>Counts nothing</source>
        <translation>Non vale niente</translation>
    </message>
    <message>
        <source>Usually its conquest token comes off and its population is 0</source>
        <translation>Di solito perde il segnalino Conquista e la sua popolazione è 0</translation>
    </message>
    <message>
        <source>Keeps population</source>
        <translation>Tiene la popolazione</translation>
    </message>
    <message>
        <source>Otherwise only its resistance is gone</source>
        <translation>Altrimenti perde solo la Resistenza</translation>
    </message>
    <message>
        <source>Allies without a strength</source>
        <translation>Alleati senza Forza</translation>
    </message>
    <message>
        <source>As the race</source>
        <translation>Come la razza</translation>
    </message>
    <message>
        <source>Usually they are as strong as the race of their owner</source>
        <translation>Di solito sono forti come la razza di chi li possiede</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>a strength</comment>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Otherwise they add nothing</source>
        <translation>Altrimenti non aggiungono niente</translation>
    </message>
    <message>
        <source>Tokens beaten in a lost battle</source>
        <translation>Segnalini sconfitti in una battaglia persa</translation>
    </message>
    <message>
        <source>Stay beaten</source>
        <translation>Restano sconfitti</translation>
    </message>
    <message>
        <source>Usually they are back in the pool for good</source>
        <translation>Di solito sono tornati nella riserva e ci restano</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Ritornano</translation>
    </message>
    <message>
        <source>Otherwise they are there again</source>
        <translation>Altrimenti sono di nuovo lì</translation>
    </message>
    <message>
        <source>Fleeing aliens</source>
        <translation>Alieni in fuga</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Insieme</translation>
    </message>
    <message>
        <source>Usually all flee to one space</source>
        <translation>Di solito fuggono tutti verso uno stesso spazio</translation>
    </message>
    <message>
        <source>Each its way</source>
        <translation>Ognuno per sé</translation>
    </message>
    <message>
        <source>Otherwise each goes where it likes</source>
        <translation>Altrimenti ognuno va dove vuole</translation>
    </message>
    <message>
        <source>Fleeing to a token</source>
        <translation>Fuga verso un segnalino</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Vietata</translation>
    </message>
    <message>
        <source>Usually nobody flees to a space with a token</source>
        <translation>Di solito non si fugge su uno spazio con un segnalino</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permessa</translation>
    </message>
    <message>
        <source>Otherwise only the resistance of the place counts</source>
        <translation>Altrimenti conta solo la Resistenza del luogo</translation>
    </message>
    <message>
        <source>Bold on card and hero</source>
        <translation>Audace su carta ed eroe</translation>
    </message>
    <message>
        <source>Counts once</source>
        <translation>Conta una volta</translation>
    </message>
    <message>
        <source>Usually Bold adds 1 for each alien, once</source>
        <translation>Di solito Audace aggiunge 1 per ogni Alieno, una volta sola</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>Per ciascuno</translation>
    </message>
    <message>
        <source>Otherwise for the card and for the hero</source>
        <translation>Altrimenti per la carta e per l’eroe</translation>
    </message>
    <message>
        <source>Two sixes against Assault</source>
        <translation>Due sei contro Assalto</translation>
    </message>
    <message>
        <source>Assault wins</source>
        <translation>Vince Assalto</translation>
    </message>
    <message>
        <source>Usually Assault wins this tie like any other</source>
        <translation>Di solito Assalto vince questa parità come ogni altra</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Nessuno vince</translation>
    </message>
    <message>
        <source>Otherwise the round is a tie</source>
        <translation>Altrimenti il round è pari</translation>
    </message>
    <message>
        <source>The resistance phase</source>
        <translation>La Fase della Resistenza</translation>
    </message>
    <message>
        <source>After the turns</source>
        <translation>Dopo i turni</translation>
    </message>
    <message>
        <source>Usually it ends the round</source>
        <translation>Di solito chiude il round</translation>
    </message>
    <message>
        <source>Before Command</source>
        <translation>Prima della Fase Comando</translation>
    </message>
    <message>
        <source>Otherwise it begins the next round</source>
        <translation>Altrimenti apre il round seguente</translation>
    </message>
    <message>
        <source>Dice for technology</source>
        <translation>Dadi per la Tecnologia</translation>
    </message>
    <message>
        <source>Number of the sector</source>
        <translation>Numero del settore</translation>
    </message>
    <message>
        <source>Usually as many as the triangle under the marker says</source>
        <translation>Di solito quanti ne indica il triangolo sotto il segnalino</translation>
    </message>
    <message>
        <source>Number of the space</source>
        <translation>Numero dello spazio</translation>
    </message>
    <message>
        <source>Otherwise as many as the marker’s number</source>
        <translation>Altrimenti quanti ne indica il numero del segnalino</translation>
    </message>
    <message>
        <source>Aliens of several players</source>
        <translation>Alieni di più giocatori</translation>
    </message>
    <message>
        <source>Fight alone</source>
        <translation>Combattono da soli</translation>
    </message>
    <message>
        <source>Usually one player’s aliens fight</source>
        <translation>Di solito combattono gli Alieni di un giocatore</translation>
    </message>
    <message>
        <source>Fight together</source>
        <translation>Combattono insieme</translation>
    </message>
    <message>
        <source>Otherwise all players’ aliens there fight as one</source>
        <translation>Altrimenti gli Alieni di tutti i giocatori presenti combattono insieme</translation>
    </message>
    <message>
        <source>The first tokens of the centre</source>
        <translation>I primi segnalini del centro</translation>
    </message>
    <message>
        <source>Together</source>
        <comment>tokens</comment>
        <translation>Insieme</translation>
    </message>
    <message>
        <source>Usually one roll places them on one space</source>
        <translation>Di solito un tiro li mette su uno stesso spazio</translation>
    </message>
    <message>
        <source>Apart</source>
        <comment>tokens</comment>
        <translation>Separati</translation>
    </message>
    <message>
        <source>Otherwise each has its own roll</source>
        <translation>Altrimenti ognuno ha il suo tiro</translation>
    </message>
    <message>
        <source>Red circles that a card passes</source>
        <translation>Cerchi rossi superati per una carta</translation>
    </message>
    <message>
        <source>Each counts</source>
        <translation>Contano tutti</translation>
    </message>
    <message>
        <source>Usually each circle that the marker passes brings tokens</source>
        <translation>Di solito ogni cerchio superato porta segnalini</translation>
    </message>
    <message>
        <source>Only the last</source>
        <translation>Solo l’ultimo</translation>
    </message>
    <message>
        <source>Otherwise only the circle where the marker stops</source>
        <translation>Altrimenti solo il cerchio su cui il segnalino si ferma</translation>
    </message>
</context>
<context>
    <name>dossier::ConquestPublicBattle</name>
    <message>
        <source>die %1</source>
        <translation>dado %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n alien(s)</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: %n Alieno</numerusform>
            <numerusform>%1: %n Alieni</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle: %1</source>
        <translation>Battaglia: %1</translation>
    </message>
    <message>
        <source>Nobody is fighting.</source>
        <translation>Nessuno combatte.</translation>
    </message>
    <message>
        <source>The humans have no technology card yet.</source>
        <translation>Gli umani non hanno ancora carte Tecnologia.</translation>
    </message>
    <message>
        <source>Human technology: %1</source>
        <translation>Tecnologia Umana: %1</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>Forza %1</translation>
    </message>
    <message>
        <source>The next resistance card is not turned up yet</source>
        <translation>La prossima carta Resistenza non è ancora scoperta</translation>
    </message>
    <message>
        <source>Chance to win the battle: %1</source>
        <translation>Probabilità di vincere la battaglia: %1</translation>
    </message>
    <message>
        <source>No resistance is left</source>
        <translation>Nessuna Resistenza rimasta</translation>
    </message>
    <message>
        <source>Each player chooses a command token in secret. Its number is the action points of this round, and the lowest goes first.</source>
        <translation>Ogni giocatore sceglie in segreto un segnalino Comando. Il numero sono i Punti Azione di questo round, e il più basso è il primo.</translation>
    </message>
    <message>
        <source>Saucers move, a point for each step. Where they stop they will have to fight.</source>
        <translation>I dischi si muovono, un punto per ogni passo. Dove si fermano dovranno combattere.</translation>
    </message>
    <message>
        <source>Places with saucers are explored and fought for, one after the other. A conquered place brings its population (green) as terror.</source>
        <translation>I luoghi con dischi si esplorano e si combattono, uno dopo l’altro. Un luogo conquistato porta la sua popolazione (verde) come terrore.</translation>
    </message>
    <message>
        <source>New event cards are drawn. They are secret.</source>
        <translation>Si pescano nuove carte Evento. Sono segrete.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The aliens conquer the Earth together: with %1 terror they win, unless the humans’ cannon fires first.</source>
        <translation>Gli Alieni conquistano la Terra insieme: con %1 Punti Terrore vincono, se il cannone degli umani non spara prima.</translation>
    </message>
    <message>
        <source>Whoever first has %1 terror wins.</source>
        <translation>Vince chi per primo arriva a %1 Punti Terrore.</translation>
    </message>
</context>
<context>
    <name>dossier::ConquestPublicBoard</name>
    <message>
        <source>Board: %1</source>
        <translation>Plancia: %1</translation>
    </message>
</context>
<context>
    <name>dossier::ConquestPublicHeader</name>
    <message>
        <source>terror %1 of %2</source>
        <translation>terrore %1 di %2</translation>
    </message>
    <message>
        <source>most terror so far: %1 of %2</source>
        <translation>terrore più alto finora: %1 di %2</translation>
    </message>
    <message>
        <source>Human technology: %1 of %2, where the cannon fires</source>
        <translation>Tecnologia Umana: %1 di %2, dove spara il cannone</translation>
    </message>
</context>
<context>
    <name>dossier::ConquestPublicPlayers</name>
    <message>
        <source>Terror</source>
        <translation>Terrore</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Riserva</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Minaccia</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a caption, a value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>action points left</comment>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>In play</source>
        <comment>aliens on the board</comment>
        <translation>In gioco</translation>
    </message>
    <message>
        <source>%1 (used)</source>
        <comment>Space Stuff</comment>
        <translation>%1 (carta usata)</translation>
    </message>
    <message>
        <source>Space Stuff: %1</source>
        <comment>cards</comment>
        <translation>Carte Space Stuff: %1</translation>
    </message>
</context>
<context>
    <name>dossier::ConquestPublicWindow</name>
    <message>
        <source>Conquest of Planet Earth · %1 – public</source>
        <comment>a round</comment>
        <translation>Conquest of Planet Earth · %1 – pubblica</translation>
    </message>
</context>
<context>
    <name>dossier::ConquestSeatsCard</name>
    <message>
        <source>Seat %1</source>
        <translation>Posto %1</translation>
    </message>
    <message>
        <source>Colour of seat %1</source>
        <translation>Colore del posto %1</translation>
    </message>
    <message>
        <source>The colour of the saucers played at this seat; if another seat has it, the two swap</source>
        <translation>Il colore dei dischi giocati a questo posto; se lo ha un altro posto, i due si scambiano</translation>
    </message>
    <message>
        <source>Race of %1</source>
        <translation>Razza di %1</translation>
    </message>
    <message>
        <source>Drawn at random; choose another if you drew cards at the table</source>
        <translation>Pescata a caso; scegline un’altra se al tavolo hai pescato le carte</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Chi gioca %1</translation>
    </message>
    <message>
        <source>A name for the journal and the report; it may stay empty</source>
        <translation>Un nome per il diario e il resoconto; può restare vuoto</translation>
    </message>
    <message>
        <source>Dossier keeps the cards</source>
        <translation>Dossier tiene le carte</translation>
    </message>
    <message>
        <source>Dossier keeps the cards of %1</source>
        <translation>Dossier tiene le carte di %1</translation>
    </message>
    <message>
        <source>On: Dossier deals %1’s event cards and shows them to that player alone. Off: the cards are on the table, and Dossier counts them.</source>
        <translation>Sì: Dossier distribuisce le carte Evento di %1 e le mostra solo a quel giocatore. No: le carte sono sul tavolo, e Dossier le conta.</translation>
    </message>
    <message>
        <source>Strength of %1</source>
        <translation>Forza di %1</translation>
    </message>
    <message>
        <source>Printed on the race’s sheet</source>
        <translation>Stampata sulla scheda della razza</translation>
    </message>
    <message>
        <source>Intelligence of %1</source>
        <translation>Intelligenza di %1</translation>
    </message>
    <message>
        <source>Mode and players</source>
        <translation>Modalità e giocatori</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Sample cards</source>
        <translation>Carte di esempio</translation>
    </message>
    <message>
        <source>A small made-up set of cards that comes with Dossier</source>
        <translation>Un piccolo mazzo inventato, incluso in Dossier</translation>
    </message>
    <message>
        <source>My box</source>
        <translation>La mia scatola</translation>
    </message>
    <message>
        <source>The cards of your own box; Dossier asks for what it does not know when it is needed</source>
        <translation>Le carte della tua scatola; quello che Dossier non sa, lo chiede quando serve</translation>
    </message>
    <message>
        <source>Made-up cards that are complete: Dossier draws, deals and rolls everything.</source>
        <translation>Carte inventate ma complete: Dossier pesca, distribuisce e tira tutto.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Against each other: the first with 8 terror wins</source>
        <translation>L’uno contro l’altro: vince il primo con 8 Punti Terrore</translation>
    </message>
    <message>
        <source>Together against the humans, with the usual sheet</source>
        <translation>Insieme contro gli umani, con la scheda normale</translation>
    </message>
    <message>
        <source>Together against the humans, with the harder sheet</source>
        <translation>Insieme contro gli umani, con la scheda più dura</translation>
    </message>
    <message>
        <source>Two to four players against each other: whoever first has 8 terror wins.</source>
        <translation>Da due a quattro giocatori, l’uno contro l’altro: vince chi per primo ha 8 Punti Terrore.</translation>
    </message>
    <message>
        <source>One to four players together need %1 terror before the Super Cannon fires.</source>
        <translation>Da uno a quattro giocatori insieme: servono %1 Punti Terrore prima che spari il Super Cannone.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>How many play; seats go clockwise</source>
        <translation>Quanti giocano; i posti vanno in senso orario</translation>
    </message>
    <message>
        <source>Draw races again</source>
        <translation>Ripesca le razze</translation>
    </message>
    <message>
        <source>Give every player another race at random</source>
        <translation>Dai a ogni giocatore un’altra razza a caso</translation>
    </message>
    <message>
        <source>Seats go clockwise around the board. Cards that Dossier keeps are seen by their owner alone.</source>
        <translation>I posti vanno in senso orario attorno alla plancia. Le carte tenute da Dossier le vede solo chi le possiede.</translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation>Forza %1</translation>
    </message>
    <message>
        <source>Intelligence %1</source>
        <translation>Intelligenza %1</translation>
    </message>
    <message>
        <source>The cards are drawn at the table and entered by name. Dossier does not know %1 of %2 values: it asks for them here or when the card turns up, unless you fill them in before.</source>
        <translation>Le carte si pescano al tavolo e si inseriscono per nome. Dossier non conosce %1 valori su %2: li chiede qui o quando la carta appare, se non li inserisci prima.</translation>
    </message>
    <message>
        <source>Fill in my box…</source>
        <translation>Compila la mia scatola…</translation>
    </message>
    <message>
        <source>Enter what is printed on your cards, once for all games (Ctrl+Shift+B)</source>
        <translation>Inserisci quello che è stampato sulle tue carte, una volta per tutte le partite (Ctrl+Maiusc+B)</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sposta su</translation>
    </message>
    <message>
        <source>%1 changes places with the seat above</source>
        <translation>%1 scambia il posto con quello sopra</translation>
    </message>
</context>
<context>
    <name>dossier::ConquestSetupPage</name>
    <message>
        <source>a race for every player</source>
        <translation>una razza per ogni giocatore</translation>
    </message>
    <message>
        <source>strength and intelligence of each race</source>
        <translation>Forza e Intelligenza di ogni razza</translation>
    </message>
    <message>
        <source>resistance and population of the objective</source>
        <translation>Resistenza e popolazione dell’obiettivo</translation>
    </message>
    <message>
        <source>the dice of the technology track</source>
        <translation>i dadi del tracciato Tecnologia</translation>
    </message>
    <message>
        <source>To begin, Dossier needs: %1.</source>
        <translation>Per cominciare servono: %1.</translation>
    </message>
    <message>
        <source>Conquest of Planet Earth: set up the table</source>
        <translation>Conquest of Planet Earth: prepara il tavolo</translation>
    </message>
    <message>
        <source>Everything is filled in; change what differs at your table</source>
        <translation>Tutto è già compilato; cambia quello che al tuo tavolo è diverso</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Comincia la partita</translation>
    </message>
    <message>
        <source>Begin with this set-up</source>
        <translation>Comincia con questa preparazione</translation>
    </message>
    <message>
        <source>The board and its seats</source>
        <translation>La plancia e i posti</translation>
    </message>
    <message>
        <source>The board as it will be</source>
        <translation>La plancia come sarà</translation>
    </message>
    <message>
        <source>Conquest of Planet Earth</source>
        <comment>usual name of a campaign file</comment>
        <translation>Conquest of Planet Earth</translation>
    </message>
    <message>
        <source>A few numbers from your box are missing</source>
        <translation>Mancano alcuni numeri della tua scatola</translation>
    </message>
    <message>
        <source>Press Enter where the section should go; Esc leaves it.</source>
        <translation>Premi Invio dove deve stare la sezione; Esc la lascia dov’è.</translation>
    </message>
    <message>
        <source>Drag a section to a free place, or onto another to change seats; with keys, Enter picks it up.</source>
        <translation>Trascina una sezione in un posto libero, o su un’altra per scambiare i posti; da tastiera, Invio la prende.</translation>
    </message>
    <message>
        <source>Lines join the spaces that touch across sections.</source>
        <translation>Le linee uniscono gli spazi che si toccano tra sezioni diverse.</translation>
    </message>
    <message>
        <source>Dossier does not know which spaces touch across sections: it asks when somebody moves there, until you lay out the sections here.</source>
        <translation>Dossier non sa quali spazi si toccano tra sezioni diverse: lo chiede quando qualcuno ci va, finché non disponi qui le sezioni.</translation>
    </message>
    <message>
        <source>“?” on %1: its resistance or population is unknown; enter it under “Printed in your box”.</source>
        <comment>an objective</comment>
        <translation>«?» su %1: resistenza o popolazione ignota; inseriscila in «Stampato nella tua scatola».</translation>
    </message>
</context>
<context>
    <name>dossier::ConquestUnknownCard</name>
    <message>
        <source>Printed in your box</source>
        <translation>Stampato nella tua scatola</translation>
    </message>
    <message>
        <source>Dossier does not know these numbers. Copy them from your box; it asks only once.</source>
        <translation>Dossier non conosce questi numeri. Copiali dalla tua scatola; li chiede una volta sola.</translation>
    </message>
    <message>
        <source>Resistance of %1</source>
        <translation>Resistenza di %1</translation>
    </message>
    <message>
        <source>Printed on the objective</source>
        <translation>Stampato sull’obiettivo</translation>
    </message>
    <message>
        <source>Population of %1</source>
        <translation>Popolazione di %1</translation>
    </message>
    <message>
        <source>Resistance %1</source>
        <translation>Resistenza %1</translation>
    </message>
    <message>
        <source>Population %1</source>
        <translation>Popolazione %1</translation>
    </message>
</context>
<context>
    <name>dossier::CoverPage</name>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Nothing is shown or chosen (Esc)</source>
        <translation>Non si mostra e non si sceglie niente (Esc)</translation>
    </message>
</context>
<context>
    <name>dossier::CurtainPage</name>
    <message>
        <source>The curtain is down</source>
        <translation>Il sipario è calato</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Alza il sipario</translation>
    </message>
    <message>
        <source>Everything secret is covered. The game is kept as it is, and the public window stays on.</source>
        <translation>Tutto quello che è segreto è coperto. La partita resta com’è, e la finestra pubblica resta aperta.</translation>
    </message>
    <message>
        <source>F9 lifts the curtain; the keys for language, theme and size of text work, too</source>
        <translation>F9 alza il sipario; funzionano anche i tasti per lingua, tema e dimensione del testo</translation>
    </message>
    <message>
        <source>Show the game again</source>
        <translation>Mostra di nuovo la partita</translation>
    </message>
</context>
<context>
    <name>dossier::DashboardColumn</name>
    <message>
        <source>%1: %2</source>
        <comment>a door, its kind</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>nessuna carta</translation>
    </message>
    <message>
        <source>only you</source>
        <translation>solo tu</translation>
    </message>
    <message>
        <source>Violet: only the overseer may see it</source>
        <translation>Viola: lo vede solo il Sorvegliante</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Riserve</translation>
    </message>
    <message>
        <source>No enemy is on the map.</source>
        <translation>Sulla mappa non ci sono nemici.</translation>
    </message>
    <message>
        <source>Room %1, the start</source>
        <comment>its name</comment>
        <translation>Stanza %1, la partenza</translation>
    </message>
    <message>
        <source>Room %1, the goal</source>
        <comment>its name</comment>
        <translation>Stanza %1, la meta</translation>
    </message>
    <message>
        <source>Room %1, revealed</source>
        <comment>its name</comment>
        <translation>Stanza %1, rivelata</translation>
    </message>
    <message>
        <source>Room %1</source>
        <comment>its name</comment>
        <translation>Stanza %1</translation>
    </message>
    <message>
        <source>The map has no rooms.</source>
        <translation>La mappa non ha stanze.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a priority group, a card</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The cards in it, each after the number of its priority group</source>
        <translation>Le carte che contiene, ciascuna dopo il numero del suo gruppo di priorità</translation>
    </message>
    <message>
        <source>%1 · clone nest</source>
        <comment>a room</comment>
        <translation>%1 · nido di cloni</translation>
    </message>
</context>
<context>
    <name>dossier::Desk</name>
    <message>
        <source>All that could be read is continued in a new file: %1</source>
        <translation>Tutto quello che si poteva leggere continua in un nuovo file: %1</translation>
    </message>
    <message>
        <source>Dossier itself made an error here. What was recorded is safe in the file. Try another way; if it fails again, undo the last step, or close the session and open it again.</source>
        <translation>Qui ha sbagliato Dossier. Quello che era registrato è al sicuro nel file. Prova in un altro modo; se succede di nuovo, annulla l’ultimo passo, oppure chiudi la sessione e riaprila.</translation>
    </message>
    <message>
        <source>Dossier cannot open this file: %1</source>
        <translation>Dossier non può aprire questo file: %1</translation>
    </message>
    <message>
        <source>This is the copy that was played last on %1, in a new file: %2</source>
        <translation>Questa è la copia giocata per ultima il %1, in un nuovo file: %2</translation>
    </message>
    <message>
        <source>Another window chose otherwise: %1.</source>
        <translation>Un’altra finestra ha scelto diversamente: %1.</translation>
    </message>
    <message>
        <source>Nothing of this file can be read without its key. Files of this version can: open it once with its key, and it is brought up to date.</source>
        <translation>Di questo file non si legge nulla senza la chiave, perché è di una versione precedente. Aprilo una volta con la chiave: poi la parte pubblica si leggerà anche senza.</translation>
    </message>
    <message>
        <source>This key does not open the file: it was played with another one.</source>
        <translation>Questa chiave non apre il file: è stato giocato con un’altra.</translation>
    </message>
    <message>
        <source>Nothing is locked, only covered: the key has no passphrase. Set one under “About Dossier” (Shift+F1).</source>
        <translation>Non viene bloccato nulla, solo coperto: la chiave non ha una frase segreta. Impostane una in «Informazioni su Dossier» (Maiusc+F1).</translation>
    </message>
    <message>
        <source>There is nothing to count yet: no session has been played.</source>
        <translation>Non c’è ancora nulla da contare: non è stata giocata nessuna sessione.</translation>
    </message>
    <message numerus="yes">
        <source>This page is covered in %n second(s). A key or a move of the mouse keeps it open.</source>
        <translation>
            <numerusform>Questa pagina si copre tra %n secondo. Un tasto o un movimento del mouse la lascia aperta.</numerusform>
            <numerusform>Questa pagina si copre tra %n secondi. Un tasto o un movimento del mouse la lascia aperta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::DeskActions</name>
    <message>
        <source>&amp;Do the next step</source>
        <translation>&amp;Fai il prossimo passo</translation>
    </message>
    <message>
        <source>Do what the highlighted button says; during set-up, start the game</source>
        <translation>Fai quello che dice il pulsante in evidenza; durante la preparazione comincia la partita</translation>
    </message>
    <message>
        <source>&amp;Correct a value…</source>
        <translation>&amp;Correggi un valore…</translation>
    </message>
    <message>
        <source>Oth&amp;er actions…</source>
        <translation>&amp;Altre azioni…</translation>
    </message>
    <message>
        <source>Set up the rest &amp;for me</source>
        <translation>Co&amp;mpleta tu il resto</translation>
    </message>
    <message>
        <source>Set up the rest in the usual way</source>
        <translation>Prepara il resto nel modo consueto</translation>
    </message>
    <message>
        <source>&amp;Search the journal</source>
        <translation>Ce&amp;rca nel diario</translation>
    </message>
    <message>
        <source>Look for words in the journal</source>
        <translation>Cerca parole nel diario</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>&amp;Segnalibro</translation>
    </message>
    <message>
        <source>Give this moment of the game a name</source>
        <translation>Da’ un nome a questo punto della partita</translation>
    </message>
    <message>
        <source>Pre&amp;vious entry</source>
        <translation>Voce prece&amp;dente</translation>
    </message>
    <message>
        <source>Show the game as it was one entry earlier</source>
        <translation>Mostra la partita com’era una voce prima</translation>
    </message>
    <message>
        <source>Ne&amp;xt entry</source>
        <translation>Voce s&amp;uccessiva</translation>
    </message>
    <message>
        <source>Show the game as it was one entry later</source>
        <translation>Mostra la partita com’era una voce dopo</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Legenda</translation>
    </message>
    <message>
        <source>What the signs and colours on the board mean</source>
        <translation>Che cosa significano i segni e i colori sulla mappa</translation>
    </message>
    <message>
        <source>Fix what differs from your table: tokens, positions and other values</source>
        <translation>Correggi quello che sul tavolo è diverso: segnalini, posizioni e altri valori</translation>
    </message>
    <message>
        <source>Enter what else happens at the table: cards, abilities, effects and more</source>
        <translation>Inserisci che cos’altro succede al tavolo: carte, abilità, effetti e altro</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>&amp;Giocatori…</translation>
    </message>
    <message>
        <source>Who plays which part: name, change or hand over parts</source>
        <translation>Chi gioca quale parte: nomi, cambi e passaggi</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Ri&amp;vedi</translation>
    </message>
    <message>
        <source>Show the game from its start, entry by entry, or pause</source>
        <translation>Mostra la partita dall’inizio, una voce alla volta, o fa una pausa</translation>
    </message>
</context>
<context>
    <name>dossier::DeskForms</name>
    <message>
        <source>Round, phase, battle…</source>
        <translation>Round, fase, battaglia…</translation>
    </message>
    <message>
        <source>Correct what is under way; a right click above does the same</source>
        <translation>Correggi quello che è in corso; fa lo stesso un clic destro in alto</translation>
    </message>
    <message>
        <source>And another effect…</source>
        <translation>E un altro effetto…</translation>
    </message>
    <message>
        <source>The card does more than what is chosen above</source>
        <translation>La carta fa più di quello che è scelto sopra</translation>
    </message>
    <message>
        <source>Remove the effects</source>
        <translation>Togli gli effetti</translation>
    </message>
    <message>
        <source>Nothing is done yet: begin the list again</source>
        <translation>Non è ancora accaduto niente: ricomincia l’elenco</translation>
    </message>
    <message>
        <source>Leave it without effect</source>
        <translation>Lascia senza effetto</translation>
    </message>
    <message>
        <source>Effect later</source>
        <translation>Effetto dopo</translation>
    </message>
    <message>
        <source>The journal keeps that its effect was left</source>
        <translation>Il diario annota che il suo effetto è stato lasciato</translation>
    </message>
    <message>
        <source>Play or use it now, so that others may cancel it; its effect stays due until it is applied or left</source>
        <translation>Gioca o usa la carta ora, così gli altri possono annullarla; il suo effetto resta in sospeso finché non viene applicato o lasciato</translation>
    </message>
    <message>
        <source>Click it on the board, or choose it here</source>
        <translation>Clicca sulla plancia, o scegli qui</translation>
    </message>
</context>
<context>
    <name>dossier::DeskOffers</name>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>What else can be done</source>
        <translation>Che altro si può fare</translation>
    </message>
    <message>
        <source>%1 (Ctrl+Enter)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (Ctrl+Invio)</translation>
    </message>
    <message>
        <source>%1 · not allowed</source>
        <comment>an action</comment>
        <translation>%1 · non permesso</translation>
    </message>
    <message>
        <source>%1
Press it to decide otherwise, with a reason.</source>
        <comment>why an action is not allowed</comment>
        <translation>%1
Premi per decidere diversamente, con un motivo.</translation>
    </message>
</context>
<context>
    <name>dossier::DeskPanels</name>
    <message>
        <source>Enter first the dice that are due.</source>
        <translation>Prima inserisci i dadi da tirare.</translation>
    </message>
</context>
<context>
    <name>dossier::DeskTabs</name>
    <message>
        <source>Commandos %1</source>
        <comment>on a narrow tab, how many</comment>
        <translation>Commando %1</translation>
    </message>
    <message>
        <source>The commandos and the turn timer</source>
        <translation>I commando e il timer del turno</translation>
    </message>
    <message>
        <source>Dashboard</source>
        <comment>on a narrow tab</comment>
        <translation>Pannello</translation>
    </message>
    <message>
        <source>The wells of the dashboard, what they cost, and what they do</source>
        <translation>I Pozzi del Pannello di Controllo, quanto costano e che cosa fanno</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Stanze</translation>
    </message>
    <message>
        <source>The rooms, with the doors that lead to them and the cards of those that are hidden</source>
        <translation>Le stanze, con le porte che vi portano e le carte di quelle nascoste</translation>
    </message>
    <message>
        <source>Enemies %1</source>
        <comment>how many</comment>
        <translation>Nemici %1</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Nemici</translation>
    </message>
    <message>
        <source>The figures on the map, and those left in the reserves</source>
        <translation>Le miniature sulla mappa, e quelle rimaste nelle riserve</translation>
    </message>
</context>
<context>
    <name>dossier::DicePanel</name>
    <message>
        <source>Challenge</source>
        <translation>Sfida</translation>
    </message>
    <message>
        <source>Hazard: %1</source>
        <translation>Rischio: %1</translation>
    </message>
    <message>
        <source>Rolls %1; hits wound</source>
        <translation>Tira %1; i colpi feriscono</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n hit(s)</source>
        <translation>
            <numerusform>Inserisci %n colpo</numerusform>
            <numerusform>Inserisci %n colpi</numerusform>
        </translation>
    </message>
    <message>
        <source>Let Dossier roll</source>
        <translation>Tira Dossier</translation>
    </message>
    <message>
        <source>Dossier rolls every die; the journal says so</source>
        <translation>Dossier tira ogni dado; il diario lo dice</translation>
    </message>
    <message>
        <source>Roll dice again…</source>
        <translation>Rilancia i dadi…</translation>
    </message>
    <message>
        <source>Add ability or card…</source>
        <translation>Aggiungi abilità o carta…</translation>
    </message>
    <message>
        <source>Show what a reroll by an ability or a card needs</source>
        <translation>Mostra quello che serve per un rilancio dovuto a un’abilità o a una carta</translation>
    </message>
    <message>
        <source>Show what an ability or a card adds to the attack before the dice</source>
        <translation>Mostra quello che un’abilità o una carta aggiunge all’attacco prima dei dadi</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n hit(s) and apply</source>
        <translation>
            <numerusform>Conferma %n colpo</numerusform>
            <numerusform>Conferma %n colpi</numerusform>
        </translation>
    </message>
    <message>
        <source>Blank: 0 hits</source>
        <translation>Tutti vuoti: 0 colpi</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s), the rest blank</source>
        <translation>
            <numerusform>%n colpo, gli altri vuoti</numerusform>
            <numerusform>%n colpi, gli altri vuoti</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice on the table match those shown here, and no reroll follows (Enter)</source>
        <translation>I dadi sul tavolo sono quelli mostrati qui, e nessuno li rilancia (Invio)</translation>
    </message>
    <message>
        <source>The dice on the table match those shown here (Enter)</source>
        <translation>I dadi sul tavolo sono quelli mostrati qui (Invio)</translation>
    </message>
    <message>
        <source>Enter and reroll</source>
        <translation>Inserisci e rilancia</translation>
    </message>
    <message>
        <source>The attack is applied after the last reroll</source>
        <translation>L’attacco si applica dopo l’ultimo rilancio</translation>
    </message>
    <message>
        <source>The explosion on %1 reaches nobody</source>
        <translation>L’esplosione in %1 non raggiunge nessuno</translation>
    </message>
    <message>
        <source>Rolls %1 for each; hits wound, defenses do not count</source>
        <translation>Per ciascuno: %1; i colpi feriscono, le difese non contano</translation>
    </message>
    <message>
        <source>The die typed last</source>
        <translation>L’ultimo dado inserito</translation>
    </message>
    <message>
        <source>Dice for %1</source>
        <comment>somebody, or a marker</comment>
        <translation>Dadi per %1</translation>
    </message>
    <message>
        <source>Explosion on %1</source>
        <comment>a space</comment>
        <translation>Esplosione in %1</translation>
    </message>
    <message>
        <source>Dossier rolls the dice that are not entered yet; the journal says so</source>
        <translation>Dossier tira i dadi non ancora inseriti; il diario lo annota</translation>
    </message>
    <message numerus="yes">
        <source>Dossier rolls all %n</source>
        <comment>for so many</comment>
        <translation>
            <numerusform>Dossier tira per %n</numerusform>
            <numerusform>Dossier tira per tutti e %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dossier rolls the other %n</source>
        <comment>for so many</comment>
        <translation>
            <numerusform>Dossier tira per l’altro %n</numerusform>
            <numerusform>Dossier tira per gli altri %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::DiceRow</name>
    <message numerus="yes">
        <source>Red die %1: %n hit(s)</source>
        <translation>
            <numerusform>Dado rosso %1: %n colpo</numerusform>
            <numerusform>Dado rosso %1: %n colpi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black die %1: %n hit(s)</source>
        <translation>
            <numerusform>Dado nero %1: %n colpo</numerusform>
            <numerusform>Dado nero %1: %n colpi</numerusform>
        </translation>
    </message>
    <message>
        <source>Red die %1: not entered yet</source>
        <translation>Dado rosso %1: non ancora inserito</translation>
    </message>
    <message>
        <source>Black die %1: not entered yet</source>
        <translation>Dado nero %1: non ancora inserito</translation>
    </message>
    <message>
        <source>%1. Press for the next face, or key 0, 1 or 2; Backspace takes one back, Enter takes all dice as shown</source>
        <translation>%1. Premi per la faccia seguente, o i tasti 0, 1 o 2; Backspace annulla l’ultimo dado, Invio prende tutti i dadi come mostrati</translation>
    </message>
</context>
<context>
    <name>dossier::DieEntry</name>
    <message>
        <source>Die</source>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>Dado %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a die, a face</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A six: it is rolled again and added; then enter the next roll</source>
        <translation>Un sei: si tira di nuovo e si somma; poi inserisci il tiro seguente</translation>
    </message>
    <message>
        <source>It shows %1; keys 1 to 6 do the same, Backspace removes a roll</source>
        <translation>Mostra %1; i tasti da 1 a 6 fanno lo stesso, Backspace toglie un tiro</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>non inserito</translation>
    </message>
    <message>
        <source>%1 + roll again</source>
        <comment>faces so far</comment>
        <translation>%1 + tira ancora</translation>
    </message>
</context>
<context>
    <name>dossier::DoorsCard</name>
    <message>
        <source>Kind of the door %1</source>
        <translation>Tipo della porta %1</translation>
    </message>
    <message>
        <source>The face of the marker; clicking the door on the board turns it to the next kind</source>
        <translation>La faccia del segnalino; facendo clic sulla porta sulla mappa si passa al tipo successivo</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>non permesso</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permesso</translation>
    </message>
    <message>
        <source>There is no door on the map yet.</source>
        <translation>Sulla mappa non c’è ancora nessuna porta.</translation>
    </message>
    <message>
        <source>Work out the rooms first.</source>
        <translation>Prima ricava le stanze.</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n stanza</numerusform>
            <numerusform>%n stanze</numerusform>
        </translation>
    </message>
    <message>
        <source>Work out the rooms</source>
        <translation>Ricava le stanze</translation>
    </message>
    <message>
        <source>Work out the rooms again</source>
        <translation>Ricava le stanze di nuovo</translation>
    </message>
    <message>
        <source>Work out the rooms from the map and its doors</source>
        <translation>Ricava le stanze dalla mappa e dalle sue porte</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>only you</source>
        <translation>solo tu</translation>
    </message>
    <message>
        <source>Only the overseer may see it</source>
        <translation>Può vederlo solo il Sorvegliante</translation>
    </message>
</context>
<context>
    <name>dossier::DueCards</name>
    <message>
        <source>Now click a highlighted space. Esc lets the figure stay.</source>
        <translation>Ora fai clic su uno spazio evidenziato. Esc lascia la miniatura dov’è.</translation>
    </message>
    <message>
        <source>Click a space with figures of %1, then a highlighted space; or drag.</source>
        <translation>Fai clic su uno spazio con miniature di %1, poi su uno spazio evidenziato; oppure trascina.</translation>
    </message>
    <message>
        <source>Card or ability…</source>
        <translation>Carta o abilità…</translation>
    </message>
    <message>
        <source>What a card, a text or an ability does, by its name</source>
        <translation>Quello che fa una carta, un testo o un’abilità, per nome</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Correggi…</translation>
    </message>
    <message>
        <source>Correct a value of the table by hand</source>
        <translation>Correggi a mano un valore del tavolo</translation>
    </message>
    <message>
        <source>%1. The report can be printed from the File menu; Undo takes the last step back.</source>
        <comment>how a game ended</comment>
        <translation>%1. Il resoconto si stampa dal menu File; Annulla ritira l’ultimo passo.</translation>
    </message>
    <message>
        <source>%1 discards an event…</source>
        <comment>a player</comment>
        <translation>%1 scarta una carta Evento…</translation>
    </message>
    <message>
        <source>One event may go before new ones are drawn; the hand is opened first</source>
        <translation>Prima di pescare si può scartare una carta Evento; per farlo si apre la mano</translation>
    </message>
    <message>
        <source>The figures of %1 in this space cannot move on in this turn.</source>
        <comment>a player</comment>
        <translation>Le miniature di %1 in questo spazio non possono più muoversi in questo turno.</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>What the signs and colours on the board mean (F3)</source>
        <translation>Che cosa significano i segni e i colori sulla plancia (F3)</translation>
    </message>
</context>
<context>
    <name>dossier::DueEffects</name>
    <message>
        <source>Effect due · %1: %2</source>
        <comment>whose, a card</comment>
        <translation>Effetto da applicare · %1: %2</translation>
    </message>
    <message>
        <source>Resistance</source>
        <comment>whose card</comment>
        <translation>Resistenza</translation>
    </message>
    <message>
        <source>Apply the effect…</source>
        <translation>Applica l’effetto…</translation>
    </message>
    <message>
        <source>Enter what the text changes on the table</source>
        <translation>Inserisci che cosa cambia sul tavolo secondo il testo</translation>
    </message>
    <message>
        <source>Leave it without effect</source>
        <translation>Lascia senza effetto</translation>
    </message>
    <message>
        <source>Apply %1…</source>
        <comment>a card</comment>
        <translation>Applica %1…</translation>
    </message>
    <message>
        <source>Stays in play until it is cancelled · %1: %2</source>
        <comment>whose, a card</comment>
        <translation>Resta in gioco finché non viene annullata · %1: %2</translation>
    </message>
    <message>
        <source>It also does something once…</source>
        <translation>Fa anche qualcosa una volta sola…</translation>
    </message>
    <message>
        <source>It stays in play</source>
        <translation>Resta in gioco</translation>
    </message>
    <message>
        <source>Cancel %1 with %2 (%3)</source>
        <comment>two cards, the owner of the second</comment>
        <translation>Annulla %1 con %2 (%3)</translation>
    </message>
    <message>
        <source>Its effect ends at once, and both cards are discarded</source>
        <translation>Il suo effetto finisce subito e le due carte si scartano</translation>
    </message>
    <message>
        <source>%1 cancels %2…</source>
        <comment>a player, a card</comment>
        <translation>%1 annulla %2…</translation>
    </message>
    <message>
        <source>With a card or an ability, which its owner chooses</source>
        <translation>Con una carta o un’abilità, che sceglie il proprietario</translation>
    </message>
    <message>
        <source>Others may cancel it before its effect</source>
        <translation>Gli altri possono annullare la carta prima dell’effetto</translation>
    </message>
</context>
<context>
    <name>dossier::DueForm</name>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Dossier rolls the dice, and draws what they bring</source>
        <translation>Dossier tira i dadi, e pesca quello che portano</translation>
    </message>
    <message>
        <source>Dossier draws from what is left</source>
        <translation>Dossier pesca da quello che resta</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Inserisci</translation>
    </message>
    <message>
        <source>Enter what is on the table</source>
        <translation>Inserisci quello che c’è sul tavolo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose die, its face</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The die of %1 shows %2; the keys 1 to 6 do the same, Backspace takes one back</source>
        <translation>Il dado di %1 mostra %2; i tasti da 1 a 6 fanno lo stesso, Backspace ne toglie uno</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>what is named, how many so far</comment>
        <translation>%1 (%2 di %3)</translation>
    </message>
    <message>
        <source>Type the name that is printed on it, or choose it from the list</source>
        <translation>Scrivi il nome stampato, o sceglilo dall’elenco</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Pushed to the centre of the section</source>
        <translation>Spinto al centro della sezione</translation>
    </message>
    <message>
        <source>The resistance wins: the alien that is lost</source>
        <translation>Vince la Resistenza: l’Alieno che si perde</translation>
    </message>
    <message>
        <source>Another card…</source>
        <translation>Un’altra carta…</translation>
    </message>
    <message>
        <source>A card or token that is not in the list yet: say once what is printed on it</source>
        <translation>Una carta o un segnalino che non è ancora nell’elenco: di’ una volta sola che cosa c’è stampato</translation>
    </message>
    <message>
        <source>We roll at the table</source>
        <translation>Tiriamo al tavolo</translation>
    </message>
    <message>
        <source>The button at the top then waits for your dice instead of rolling; kept for the next games</source>
        <translation>Allora il pulsante in alto aspetta i dadi invece di tirarli; vale anche per le prossime partite</translation>
    </message>
</context>
<context>
    <name>dossier::Edits</name>
    <message>
        <source>draw walls</source>
        <translation>disegna muri</translation>
    </message>
    <message>
        <source>draw floor</source>
        <translation>disegna pavimento</translation>
    </message>
    <message>
        <source>doors</source>
        <translation>porte</translation>
    </message>
    <message>
        <source>rubble</source>
        <translation>macerie</translation>
    </message>
    <message>
        <source>vents</source>
        <translation>condotti</translation>
    </message>
    <message>
        <source>peril</source>
        <translation>pericolo</translation>
    </message>
    <message>
        <source>corrosive gas</source>
        <translation>gas corrosivo</translation>
    </message>
    <message>
        <source>combatant markers</source>
        <translation>segnalini combattente</translation>
    </message>
    <message>
        <source>assign a tile</source>
        <translation>assegna una tessera</translation>
    </message>
    <message>
        <source>EMI of a tile</source>
        <translation>EMI di una tessera</translation>
    </message>
    <message>
        <source>place a figure</source>
        <translation>metti una miniatura</translation>
    </message>
    <message>
        <source>move a figure</source>
        <translation>sposta una miniatura</translation>
    </message>
    <message>
        <source>change a figure</source>
        <translation>modifica una miniatura</translation>
    </message>
    <message>
        <source>delete a figure</source>
        <translation>togli una miniatura</translation>
    </message>
    <message>
        <source>clear spaces</source>
        <translation>svuota spazi</translation>
    </message>
    <message>
        <source>cut spaces</source>
        <translation>taglia spazi</translation>
    </message>
    <message>
        <source>paste spaces</source>
        <translation>incolla spazi</translation>
    </message>
    <message>
        <source>rotate the map</source>
        <translation>ruota la mappa</translation>
    </message>
    <message>
        <source>resize the map</source>
        <translation>ridimensiona la mappa</translation>
    </message>
    <message>
        <source>rename the map</source>
        <translation>rinomina la mappa</translation>
    </message>
</context>
<context>
    <name>dossier::EffectForm</name>
    <message>
        <source>nobody</source>
        <comment>a player</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>each section</source>
        <translation>ogni sezione</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Alien</source>
        <translation>Alieno</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Its movement is over</source>
        <translation>Il suo movimento è finito</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Segnalino</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronta</translation>
    </message>
    <message>
        <source>Added resistance</source>
        <translation>Resistenza in più</translation>
    </message>
    <message>
        <source>Added population</source>
        <translation>Popolazione in più</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Per</translation>
    </message>
    <message>
        <source>Threat tokens</source>
        <translation>Segnalini Minaccia</translation>
    </message>
    <message>
        <source>Terror</source>
        <translation>Terrore</translation>
    </message>
    <message>
        <source>Action points</source>
        <translation>Punti Azione</translation>
    </message>
    <message>
        <source>Destroy an alien</source>
        <translation>Distruggi un Alieno</translation>
    </message>
    <message>
        <source>Put an alien on a space</source>
        <translation>Piazza un Alieno su uno spazio</translation>
    </message>
    <message>
        <source>Place a token</source>
        <translation>Piazza un segnalino</translation>
    </message>
    <message>
        <source>Remove a token</source>
        <translation>Togli un segnalino</translation>
    </message>
    <message>
        <source>Move a token</source>
        <translation>Sposta un segnalino</translation>
    </message>
    <message>
        <source>Gain Space Stuff</source>
        <translation>Ottieni Space Stuff</translation>
    </message>
    <message>
        <source>Lose Space Stuff</source>
        <translation>Perdi Space Stuff</translation>
    </message>
    <message>
        <source>Turn Space Stuff</source>
        <translation>Gira Space Stuff</translation>
    </message>
    <message>
        <source>End an event in play</source>
        <translation>Termina un evento in gioco</translation>
    </message>
    <message>
        <source>Discard an event from a hand</source>
        <translation>Scarta una carta Evento da una mano</translation>
    </message>
    <message>
        <source>End a technology</source>
        <translation>Termina una carta Tecnologia</translation>
    </message>
    <message>
        <source>Technology marker</source>
        <translation>Segnalino Tecnologia</translation>
    </message>
    <message>
        <source>Demolish a location</source>
        <translation>Demolisci un luogo</translation>
    </message>
    <message>
        <source>Resistance and population</source>
        <translation>Resistenza e popolazione</translation>
    </message>
    <message>
        <source>Conquer a location</source>
        <translation>Conquista un luogo</translation>
    </message>
    <message>
        <source>Free a location</source>
        <translation>Libera un luogo</translation>
    </message>
    <message>
        <source>Bring random tokens</source>
        <translation>Fai arrivare segnalini a caso</translation>
    </message>
    <message>
        <source>Strength in the fight</source>
        <translation>Forza nel combattimento</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa accade</translation>
    </message>
    <message>
        <source>the fight</source>
        <translation>il combattimento</translation>
    </message>
    <message>
        <source>the round</source>
        <translation>il round</translation>
    </message>
    <message>
        <source>the whole battle</source>
        <translation>l’intera battaglia</translation>
    </message>
    <message>
        <source>Lasts for</source>
        <translation>Vale per</translation>
    </message>
    <message>
        <source>Change by</source>
        <translation>Cambia di</translation>
    </message>
    <message>
        <source>Choose the effect</source>
        <translation>Scegli l’effetto</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <comment>a card</comment>
        <translation>a caso</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>What is corrected</source>
        <translation>Che cosa si corregge</translation>
    </message>
    <message>
        <source>An alien is in the reserve</source>
        <translation>Un Alieno è nella riserva</translation>
    </message>
    <message>
        <source>An alien is on another space</source>
        <translation>Un Alieno è su un altro spazio</translation>
    </message>
    <message>
        <source>A token lies on a space</source>
        <translation>Un segnalino è su uno spazio</translation>
    </message>
    <message>
        <source>A token is back in the pool</source>
        <translation>Un segnalino è tornato nella riserva dei segnalini</translation>
    </message>
    <message>
        <source>A token lies elsewhere</source>
        <translation>Un segnalino è altrove</translation>
    </message>
    <message>
        <source>A player has Space Stuff</source>
        <translation>Un giocatore ha Space Stuff</translation>
    </message>
    <message>
        <source>A player has lost Space Stuff</source>
        <translation>Un giocatore ha perso Space Stuff</translation>
    </message>
    <message>
        <source>Space Stuff is ready or used</source>
        <translation>Space Stuff è pronta o usata</translation>
    </message>
    <message>
        <source>An event is no longer in play</source>
        <translation>Un evento non è più in gioco</translation>
    </message>
    <message>
        <source>An event is no longer in a hand</source>
        <translation>Una carta Evento non è più in una mano</translation>
    </message>
    <message>
        <source>A technology is no longer in play</source>
        <translation>Una tecnologia non è più in gioco</translation>
    </message>
    <message>
        <source>A location is demolished</source>
        <translation>Un luogo è demolito</translation>
    </message>
    <message>
        <source>A location is conquered</source>
        <translation>Un luogo è conquistato</translation>
    </message>
    <message>
        <source>A location is free</source>
        <translation>Un luogo è libero</translation>
    </message>
    <message>
        <source>Random tokens are still to come</source>
        <translation>Devono ancora arrivare segnalini a caso</translation>
    </message>
</context>
<context>
    <name>dossier::EndPanel</name>
    <message>
        <source>Finally: %1</source>
        <comment>what happened</comment>
        <translation>Alla fine: %1</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Alla pagina iniziale</translation>
    </message>
    <message>
        <source>The session is kept as it is (Ctrl+H)</source>
        <translation>La sessione resta com’è (Ctrl+H)</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Guarda la mappa</translation>
    </message>
    <message>
        <source>Close this panel (Esc); the journal has the details</source>
        <translation>Chiudi questo pannello (Esc); il diario ha i dettagli</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <comment>what was played, times of day</comment>
        <translation>%1, dalle %2 alle %3</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Un’altra partita</translation>
    </message>
    <message>
        <source>Set up another game with the same players</source>
        <translation>Prepara un’altra partita con gli stessi giocatori</translation>
    </message>
    <message>
        <source>Again with swapped roles</source>
        <translation>Rivincita a ruoli scambiati</translation>
    </message>
    <message>
        <source>Set up another game in which everybody takes the next player’s part</source>
        <translation>Prepara un’altra partita in cui ognuno prende la parte del giocatore seguente</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Print the report of this game, or save it as PDF</source>
        <translation>Stampa il resoconto di questa partita, o salvalo come PDF</translation>
    </message>
    <message>
        <source>Notes about this evening</source>
        <translation>Note sulla serata</translation>
    </message>
    <message>
        <source>Kept with the session, where everybody who has its file can read them</source>
        <translation>Restano con la sessione: le può leggere chiunque abbia il suo file</translation>
    </message>
    <message>
        <source>Next mission: %1</source>
        <translation>Prossima missione: %1</translation>
    </message>
    <message>
        <source>Set up the next mission with the same players, in the same file</source>
        <translation>Prepara la prossima missione con gli stessi giocatori, nello stesso file</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Show the game from its start, entry by entry</source>
        <translation>Mostra la partita dall’inizio, una voce alla volta</translation>
    </message>
</context>
<context>
    <name>dossier::EndsCard</name>
    <message>
        <source>%1 by another path</source>
        <translation>%1 per un altro percorso</translation>
    </message>
    <message>
        <source>Draw the path %1</source>
        <translation>Traccia il percorso %1</translation>
    </message>
    <message>
        <source>If you stop at</source>
        <translation>Se ti fermi in</translation>
    </message>
    <message>
        <source>Where you can stop: %1 unseen, %2 with a last sighting, %3 seen</source>
        <translation>Dove puoi fermarti: %1 senza essere visto, %2 con un ultimo avvistamento, %3 visto</translation>
    </message>
    <message>
        <source>the escape</source>
        <translation>la fuga</translation>
    </message>
    <message>
        <source>If you stop, %1</source>
        <comment>what is shown</comment>
        <translation>Se ti fermi, %1</translation>
    </message>
    <message>
        <source>The spaces of the path that is drawn, and the farthest ones that show least</source>
        <translation>Gli spazi del percorso tracciato, e i più lontani tra quelli che mostrano meno</translation>
    </message>
</context>
<context>
    <name>dossier::EnemyCard</name>
    <message>
        <source>%1: %2</source>
        <comment>a weapon and its dice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: range %2, %3</source>
        <comment>a weapon, its range and its dice</comment>
        <translation>%1: gittata %2, %3</translation>
    </message>
    <message>
        <source>activated</source>
        <translation>attivato</translation>
    </message>
    <message>
        <source>Wounds of %1</source>
        <translation>Ferite di %1</translation>
    </message>
    <message>
        <source>Wounds of %1: click or use the arrow keys to correct them</source>
        <translation>Ferite di %1: fai clic o usa le frecce per correggerle</translation>
    </message>
    <message>
        <source>speed %1 · defense: ranged %2, melee %3</source>
        <translation>velocità %1 · difesa: a distanza %2, in mischia %3</translation>
    </message>
    <message>
        <source>Click or press Enter to choose %1 on the board</source>
        <translation>Fai clic o premi Invio per scegliere %1 sulla mappa</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a figure as the board writes it, its kind</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>wounds %1</source>
        <comment>of the vitality, as 1/3</comment>
        <translation>Ferite %1</translation>
    </message>
    <message>
        <source>activation: %1 to move, %2 to fight</source>
        <comment>costs in adrenaline</comment>
        <translation>attivazione: %1 per muovere, %2 per combattere</translation>
    </message>
</context>
<context>
    <name>dossier::EventsPanel</name>
    <message>
        <source>%1 × %2</source>
        <comment>how many, a kind of enemy</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>opens the door %1</source>
        <translation>apre la porta %1</translation>
    </message>
    <message>
        <source>see the mission guide</source>
        <translation>vedi la Guida alle Missioni</translation>
    </message>
    <message>
        <source>when the mission guide says so</source>
        <translation>quando lo dice la Guida alle Missioni</translation>
    </message>
    <message>
        <source>primary timer on %1</source>
        <translation>Timer primario su %1</translation>
    </message>
    <message>
        <source>secondary timer on %1</source>
        <translation>Timer secondario su %1</translation>
    </message>
    <message>
        <source>has happened</source>
        <translation>è avvenuto</translation>
    </message>
    <message>
        <source>has come</source>
        <translation>è arrivato</translation>
    </message>
    <message>
        <source>can be announced now</source>
        <translation>si può annunciare ora</translation>
    </message>
    <message>
        <source>%1 (secret)</source>
        <comment>an event</comment>
        <translation>%1 (segreto)</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>Carry out %1 now</source>
        <translation>Esegui ora: %1</translation>
    </message>
    <message>
        <source>Resolve %1</source>
        <comment>an event</comment>
        <translation>Risolvi %1</translation>
    </message>
    <message>
        <source>Events of the mission</source>
        <translation>Eventi della missione</translation>
    </message>
    <message>
        <source>This mission has no events, and none has been planned.</source>
        <translation>Questa missione non ha eventi, e nessuno ne è stato pianificato.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close the list (Esc)</source>
        <translation>Chiudi l’elenco (Esc)</translation>
    </message>
    <message>
        <source>nothing on the map; the table decides what it means</source>
        <comment>an event without a mission guide</comment>
        <translation>niente sulla mappa; decide il tavolo che cosa comporta</translation>
    </message>
    <message>
        <source>whenever the overseer decides</source>
        <comment>an event comes</comment>
        <translation>quando lo decide il Sorvegliante</translation>
    </message>
</context>
<context>
    <name>dossier::EvidencePicker</name>
    <message>
        <source>Evidence</source>
        <translation>Prove</translation>
    </message>
    <message>
        <source>Show all evidence</source>
        <translation>Mostra tutte le prove</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) drawn</source>
        <translation>
            <numerusform>%n linea tracciata</numerusform>
            <numerusform>%n linee tracciate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path(s) drawn</source>
        <translation>
            <numerusform>%n percorso tracciato</numerusform>
            <numerusform>%n percorsi tracciati</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 of %2: %3</source>
        <translation>Linea %1 di %2: %3</translation>
    </message>
    <message>
        <source>Path %1 of %2: %3</source>
        <translation>Percorso %1 di %2: %3</translation>
    </message>
    <message>
        <source>Previous line or path</source>
        <translation>Linea o percorso precedente</translation>
    </message>
    <message>
        <source>Next line or path</source>
        <translation>Linea o percorso successivo</translation>
    </message>
</context>
<context>
    <name>dossier::FactsPanel</name>
    <message>
        <source>“Clear”</source>
        <translation>«Libero»</translation>
    </message>
    <message>
        <source>Seen on…</source>
        <translation>Visto in…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>near, not shut</extracomment>
        <translation>Vicino</translation>
    </message>
    <message>
        <source>Not close</source>
        <translation>Non vicino</translation>
    </message>
    <message>
        <source>Was on…</source>
        <translation>Era in…</translation>
    </message>
    <message>
        <source>Objective on…</source>
        <translation>Obiettivo in…</translation>
    </message>
    <message>
        <source>Nothing shown</source>
        <translation>Nulla da mostrare</translation>
    </message>
    <message>
        <source>Last seen on…</source>
        <translation>Visto l’ultima volta in…</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Sconosciuto</translation>
    </message>
    <message>
        <source>Click the space on the board</source>
        <translation>Fai clic sullo spazio della plancia</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Replace the answer and work out everything after it again</source>
        <translation>Sostituisci la risposta e ricalcola tutto quello che segue</translation>
    </message>
    <message>
        <source>Public facts</source>
        <translation>Fatti pubblici</translation>
    </message>
    <message>
        <source>Public facts by turn</source>
        <translation>Fatti pubblici per turno</translation>
    </message>
    <message>
        <source>What was announced and shown of the agent, the newest first</source>
        <translation>Quello che è stato annunciato e mostrato dell’agente, dal più recente</translation>
    </message>
    <message>
        <source>Correct answer</source>
        <translation>Risposta corretta</translation>
    </message>
    <message>
        <source>The answer that the fact should have had</source>
        <translation>La risposta che il fatto avrebbe dovuto avere</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete this answer and work out everything after it again</source>
        <translation>Elimina questa risposta e ricalcola tutto quello che segue</translation>
    </message>
    <message>
        <source>Choose a fact to change or delete it.</source>
        <translation>Scegli un fatto per cambiarlo o eliminarlo.</translation>
    </message>
    <message>
        <source>Token on…</source>
        <translation>Gettone in…</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <comment>what a fact was</comment>
        <translation>Cambia: %1</translation>
    </message>
</context>
<context>
    <name>dossier::FleePanel</name>
    <message>
        <source>FLEE TO DIFFERENT SPACES</source>
        <translation>FUGGIRE IN SPAZI DIVERSI</translation>
    </message>
    <message>
        <source>Where %1 flees to</source>
        <comment>an alien</comment>
        <translation>Dove fugge %1</translation>
    </message>
    <message>
        <source>Flee to these spaces</source>
        <translation>Fuggi in questi spazi</translation>
    </message>
    <message>
        <source>All aliens here leave, each to the space chosen for it</source>
        <translation>Tutti gli Alieni qui se ne vanno, ognuno nello spazio scelto</translation>
    </message>
    <message>
        <source>%1, to aliens of %2</source>
        <comment>a space, players</comment>
        <translation>%1, dove ci sono Alieni di %2</translation>
    </message>
</context>
<context>
    <name>dossier::FootLine</name>
    <message>
        <source>↶ Undo</source>
        <translation>↶ Annulla</translation>
    </message>
    <message>
        <source>↶ Undo: %1</source>
        <comment>what was done last</comment>
        <translation>↶ Annulla: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>number, time and text of the journal&apos;s last line</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Sipario</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Niente da annullare</translation>
    </message>
    <message>
        <source>Undo: %1 (%2). Somebody has already seen this: a reason is needed</source>
        <translation>Annulla: %1 (%2). Qualcuno l’ha già visto: serve un motivo</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annulla: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Niente da ripetere</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Ripeti: %1</translation>
    </message>
    <message>
        <source>Open or close the journal over the board</source>
        <translation>Apri o chiudi il diario sopra la mappa</translation>
    </message>
</context>
<context>
    <name>dossier::FormWords</name>
    <message>
        <source>Entered before, not sent yet.</source>
        <translation>Inserito prima, non ancora inviato.</translation>
    </message>
</context>
<context>
    <name>dossier::GameCard</name>
    <message>
        <source>New map</source>
        <translation>Nuova mappa</translation>
    </message>
    <message>
        <source>Make an empty map of the size you need (Ctrl+N)</source>
        <translation>Crea una mappa vuota della grandezza che ti serve (Ctrl+N)</translation>
    </message>
    <message>
        <source>Open a map…</source>
        <translation>Apri una mappa…</translation>
    </message>
    <message>
        <source>Open a map from a file (Ctrl+O); you can also drop one on the window</source>
        <translation>Apri una mappa da un file (Ctrl+O); puoi anche trascinarne uno sulla finestra</translation>
    </message>
    <message>
        <source>Begin a session with invented cards, set up and ready: nothing to fill in</source>
        <translation>Comincia una sessione con carte inventate, già preparata: niente da inserire</translation>
    </message>
    <message>
        <source>Choose mission, edition and players, and set up the table (Ctrl+Shift+N)</source>
        <translation>Scegli missione, edizione e giocatori, e prepara il tavolo (Ctrl+Maiusc+N)</translation>
    </message>
    <message>
        <source>Who sees whom, where a figure can go, and with what odds an attack wounds. Dossier says why.</source>
        <translation>Chi vede chi, dove può andare una miniatura e con quali probabilità un attacco ferisce. Dossier dice perché.</translation>
    </message>
    <message>
        <source>Sample mission</source>
        <translation>Missione di esempio</translation>
    </message>
</context>
<context>
    <name>dossier::GameDesk</name>
    <message>
        <source>The pages are in %1</source>
        <translation>Le pagine sono in %1</translation>
    </message>
    <message>
        <source>%1 for the players</source>
        <comment>name of a file</comment>
        <translation>%1 per i giocatori</translation>
    </message>
    <message>
        <source>%1 has what everybody knows of these games, and no secrets.</source>
        <comment>a file</comment>
        <translation>%1 contiene quello che tutti sanno di queste partite, e nessun segreto.</translation>
    </message>
</context>
<context>
    <name>dossier::GameDesks</name>
    <message>
        <source>%1: its session is one of a game that this Dossier does not know (%2). Open it with the Dossier that wrote it.</source>
        <translation>%1: contiene una partita di un gioco che questo Dossier non conosce (%2). Aprila con il Dossier che l’ha scritta.</translation>
    </message>
</context>
<context>
    <name>dossier::GameSession</name>
    <message>
        <source>typed by mistake</source>
        <comment>why a result was undone</comment>
        <translation>scritto per errore</translation>
    </message>
    <message>
        <source>✓ Sealed, unchanged since %1</source>
        <comment>a time of today</comment>
        <translation>✓ Sigillato, invariato dalle %1</translation>
    </message>
    <message>
        <source>✓ Sealed, unchanged since %1</source>
        <comment>a day and a time</comment>
        <translation>✓ Sigillato, invariato dal %1</translation>
    </message>
</context>
<context>
    <name>dossier::HandOverPage</name>
    <message>
        <source>%1 Everybody else: look away.</source>
        <comment>what the player named above does</comment>
        <translation>%1 Gli altri non guardano.</translation>
    </message>
    <message>
        <source>Hand over the computer</source>
        <translation>Passa il computer</translation>
    </message>
    <message>
        <source>Hand over the computer: %1</source>
        <comment>a player</comment>
        <translation>Passa il computer: %1</translation>
    </message>
    <message>
        <source>F4 shows the next screen</source>
        <translation>F4 mostra la prossima schermata</translation>
    </message>
    <message>
        <source>It’s me: show my screen</source>
        <translation>Sono io: mostra la mia schermata</translation>
    </message>
    <message>
        <source>Give the computer to this player. Everybody else looks away: the screen stays covered until the button is pressed.</source>
        <translation>Dai il computer a questo giocatore. Gli altri non guardano: lo schermo resta coperto finché non si preme il pulsante.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a part in the game, who plays it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Give the computer to %1. Everybody else looks away: the screen stays covered until the button is pressed.</source>
        <comment>a person</comment>
        <translation>Dai il computer a %1. Gli altri non guardano: lo schermo resta coperto finché non si preme il pulsante.</translation>
    </message>
    <message>
        <source>Only the agent uses this computer until another game is opened: no cover screen between phases</source>
        <translation>Il computer lo usa solo l’agente finché non si apre un’altra partita: niente schermata di copertura tra le fasi</translation>
    </message>
    <message>
        <source>Only the agent uses this computer</source>
        <translation>Solo l’agente usa questo computer</translation>
    </message>
    <message>
        <source>Show the screen of %1</source>
        <translation>Mostra la schermata: %1</translation>
    </message>
</context>
<context>
    <name>dossier::HandPanel</name>
    <message>
        <source>HAND OF %1</source>
        <translation>MANO: %1</translation>
    </message>
    <message>
        <source>Their owner holds these cards.</source>
        <translation>Queste carte le tiene chi le possiede.</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n action point(s). %1</source>
        <comment>an event card</comment>
        <translation>
            <numerusform>Costa %n Punto Azione. %1</numerusform>
            <numerusform>Costa %n Punti Azione. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Carte in mano</translation>
    </message>
    <message>
        <source>Enter or a double click plays the card</source>
        <translation>Invio o un doppio clic gioca la carta</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Gioca…</translation>
    </message>
    <message>
        <source>Apply its effect, then the card is played</source>
        <translation>Applica l’effetto, poi la carta è giocata</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>One card at most in the Draw phase, before the new ones are drawn</source>
        <translation>Al massimo una carta nella Fase di Pesca, prima di pescare le nuove</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>Mostra la mano</translation>
    </message>
    <message>
        <source>Everybody sees these cards from now on</source>
        <translation>Da ora tutti vedono queste carte</translation>
    </message>
    <message>
        <source>Cover, back to the table</source>
        <translation>Copri e torna al tavolo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Cover the cards and show the table</source>
        <translation>Copri le carte e mostra il tavolo</translation>
    </message>
    <message>
        <source>Close the list of cards</source>
        <translation>Chiudi l’elenco delle carte</translation>
    </message>
    <message>
        <source>This hand has no card.</source>
        <translation>In questa mano non ci sono carte.</translation>
    </message>
    <message>
        <source>Cancel a card…</source>
        <translation>Annulla una carta…</translation>
    </message>
    <message>
        <source>Choose which card it cancels, then it is played</source>
        <translation>Scegli quale carta annulla, poi viene giocata</translation>
    </message>
</context>
<context>
    <name>dossier::HexBoard</name>
    <message>
        <source>Board</source>
        <translation>Plancia</translation>
    </message>
</context>
<context>
    <name>dossier::HexExampleWording</name>
    <message>
        <source>Movement goes on from: %1. It ends on: %2.</source>
        <translation>Il movimento prosegue da: %1. Finisce su: %2.</translation>
    </message>
    <message>
        <source>Nobody can flee from %1.</source>
        <translation>Da %1 non si può fuggire.</translation>
    </message>
    <message>
        <source>Fleeing leads to: %1.</source>
        <translation>Si può fuggire verso: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The Barrage rolls for %n alien(s).</source>
        <translation>
            <numerusform>Lo Sbarramento tira per %n Alieno.</numerusform>
            <numerusform>Lo Sbarramento tira per %n Alieni.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no room: the technology marker advances instead.</source>
        <translation>Non c’è posto: avanza invece il segnalino Tecnologia.</translation>
    </message>
    <message>
        <source>The token is placed on %1, and nothing is pushed.</source>
        <translation>Il segnalino va su %1, e niente viene spinto.</translation>
    </message>
    <message>
        <source>A token that is on %1 is pushed to %2 first.</source>
        <translation>Prima un segnalino che è su %1 viene spinto in %2.</translation>
    </message>
    <message>
        <source>%1 touches: %2.</source>
        <translation>%1 confina con: %2.</translation>
    </message>
    <message>
        <source>To be met: %1.</source>
        <translation>Da affrontare: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, the terror</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Terror: %1; together %2 of %3.</source>
        <translation>Terrore: %1; insieme %2 di %3.</translation>
    </message>
    <message>
        <source>Terror: %1; %2 wins.</source>
        <translation>Terrore: %1; si vince con %2 Punti Terrore.</translation>
    </message>
    <message>
        <source>%1 may steal: %2.</source>
        <translation>%1 può rubare: %2.</translation>
    </message>
    <message>
        <source>Freed: %1.</source>
        <translation>Tornano liberi: %1.</translation>
    </message>
    <message>
        <source>Moves to a random space of its section: the token on %1.</source>
        <translation>Va in uno spazio a caso della sua sezione: il segnalino su %1.</translation>
    </message>
    <message numerus="yes">
        <source>The token on %1 rolls for %n alien(s).</source>
        <translation>
            <numerusform>Il segnalino su %1 tira per %n Alieno.</numerusform>
            <numerusform>Il segnalino su %1 tira per %n Alieni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Captain Fantastic fights one round on: %1.</source>
        <translation>Capitan Fantastic combatte un round su: %1.</translation>
    </message>
    <message>
        <source>Chance to win: %1; with one more saucer: %2.</source>
        <translation>Probabilità di vincere: %1; con un disco in più: %2.</translation>
    </message>
</context>
<context>
    <name>dossier::HexLegend</name>
    <message>
        <source>the letter of the section and the number of the space; keys type it</source>
        <translation>la lettera della sezione e il numero dello spazio; si scrive anche da tastiera</translation>
    </message>
    <message>
        <source>the points that going there costs, or what happens to a token</source>
        <translation>i punti che costa andarci, o che cosa succede a un segnalino</translation>
    </message>
    <message>
        <source>resistance of the location</source>
        <translation>Resistenza del luogo</translation>
    </message>
    <message>
        <source>population of the location</source>
        <translation>popolazione del luogo</translation>
    </message>
    <message>
        <source>hollow: saucers that have moved, or an ally that has</source>
        <translation>vuoto: Dischi che si sono già mossi, o un Alleato</translation>
    </message>
    <message>
        <source>saucers of a player</source>
        <translation>Dischi di un giocatore</translation>
    </message>
    <message>
        <source>ally of a player</source>
        <translation>Alleato di un giocatore</translation>
    </message>
    <message>
        <source>dashed: a token that would come there</source>
        <translation>tratteggiato: un segnalino che arriverebbe lì</translation>
    </message>
    <message>
        <source>with corners: hard resistance</source>
        <translation>con gli angoli: Resistenza pesante</translation>
    </message>
    <message>
        <source>round: soft resistance</source>
        <translation>tondo: Resistenza leggera</translation>
    </message>
    <message>
        <source>landing site of a player, or a location that player has conquered</source>
        <translation>sito di atterraggio di un giocatore, o luogo che ha conquistato</translation>
    </message>
    <message>
        <source>demolished location</source>
        <translation>luogo demolito</translation>
    </message>
    <message>
        <source>the figure that is picked can go there</source>
        <translation>la figura scelta può andarci</translation>
    </message>
    <message>
        <source>a fight or the next step is there</source>
        <translation>lì c’è una battaglia o il prossimo passo</translation>
    </message>
    <message>
        <source>dashed rim: under fire</source>
        <translation>bordo tratteggiato: sotto il fuoco</translation>
    </message>
    <message>
        <source>the space that is picked</source>
        <translation>lo spazio scelto</translation>
    </message>
</context>
<context>
    <name>dossier::HexNames</name>
    <message>
        <source>landing site of %1</source>
        <translation>sito di atterraggio di %1</translation>
    </message>
    <message>
        <source>landing site</source>
        <translation>sito di atterraggio</translation>
    </message>
    <message>
        <source>unexplored</source>
        <translation>inesplorato</translation>
    </message>
    <message>
        <source>resistance %1</source>
        <translation>Resistenza %1</translation>
    </message>
    <message>
        <source>resistance unknown</source>
        <translation>Resistenza sconosciuta</translation>
    </message>
    <message>
        <source>population %1</source>
        <translation>popolazione %1</translation>
    </message>
    <message>
        <source>population unknown</source>
        <translation>popolazione sconosciuta</translation>
    </message>
    <message>
        <source>conquered by %1</source>
        <translation>luogo conquistato da %1</translation>
    </message>
    <message>
        <source>demolished</source>
        <translation>luogo demolito</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an ally, a player</comment>
        <translation>%1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>%n saucer(s) of %1</source>
        <translation>
            <numerusform>%n disco di %1</numerusform>
            <numerusform>%n dischi di %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of strength %2</source>
        <comment>a token</comment>
        <translation>%1 di Forza %2</translation>
    </message>
    <message>
        <source>A free place for a section</source>
        <translation>Un posto libero per una sezione</translation>
    </message>
</context>
<context>
    <name>dossier::HumansCard</name>
    <message>
        <source>THE HUMANS</source>
        <translation>GLI UMANI</translation>
    </message>
    <message>
        <source>IN PLAY</source>
        <translation>IN GIOCO</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an event in play, whose</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a deck, the number of its cards</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What is left to be drawn</source>
        <translation>Quello che resta da pescare</translation>
    </message>
</context>
<context>
    <name>dossier::HunterCard</name>
    <message>
        <source>Begin the turn</source>
        <translation>Comincia il turno</translation>
    </message>
    <message>
        <source>Is the traitor</source>
        <translation>È il traditore</translation>
    </message>
    <message>
        <source>Reveal as traitor</source>
        <translation>Rivelati</translation>
    </message>
    <message>
        <source>%1 is on %2</source>
        <comment>a hunter, a space</comment>
        <translation>%1 è in %2</translation>
    </message>
    <message>
        <source>%1: click to find the figure on the board</source>
        <translation>%1: fai clic per trovare la miniatura sulla plancia</translation>
    </message>
    <message>
        <source>in the vehicle</source>
        <translation>nel veicolo</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>stordito</translation>
    </message>
    <message>
        <source>barred from the vehicle</source>
        <translation>escluso dal veicolo</translation>
    </message>
    <message>
        <source>blinded</source>
        <translation>accecato</translation>
    </message>
    <message>
        <source>looks %1</source>
        <comment>where, along one line</comment>
        <translation>guarda %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a hunter, what is done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Role card…</source>
        <translation>Carta ruolo…</translation>
    </message>
    <message>
        <source>%1 looks at the role card alone: everybody else looks away</source>
        <translation>%1 guarda da solo la carta ruolo: gli altri si voltano</translation>
    </message>
    <message>
        <source>Blinded until this hunter’s turn begins.</source>
        <translation>Accecato finché non comincia il turno di questo cacciatore.</translation>
    </message>
</context>
<context>
    <name>dossier::HuntersCard</name>
    <message>
        <source>stunned</source>
        <translation>stordito</translation>
    </message>
    <message>
        <source>blinded</source>
        <translation>accecato</translation>
    </message>
    <message>
        <source>in the vehicle</source>
        <translation>nel veicolo</translation>
    </message>
    <message>
        <source>road</source>
        <translation>strada</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Cacciatori</translation>
    </message>
    <message>
        <source>traitor, now an agent</source>
        <translation>traditore, ora agente</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Veicolo</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
</context>
<context>
    <name>dossier::HuntersHeader</name>
    <message>
        <source>The revealed traitor moves</source>
        <translation>Si muove il traditore rivelato</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Agents’ phase</source>
        <translation>Fase degli agenti</translation>
    </message>
    <message>
        <source>Agent’s phase</source>
        <translation>Fase dell’agente</translation>
    </message>
    <message>
        <source>Hunters’ phase: %1</source>
        <translation>Fase dei cacciatori: %1</translation>
    </message>
    <message>
        <source>Hunters’ phase</source>
        <translation>Fase dei cacciatori</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>%1 has had a turn</source>
        <translation>%1 ha già avuto il turno</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation>Tocca a: %1</translation>
    </message>
    <message>
        <source>%1 has yet to act in this turn</source>
        <translation>%1 deve ancora agire in questo turno</translation>
    </message>
    <message>
        <source>%1 moves after the agent</source>
        <translation>%1 si muove dopo l’agente</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>all turns of a game</comment>
        <translation>di %1</translation>
    </message>
</context>
<context>
    <name>dossier::InferencePanel</name>
    <message>
        <source>Deductions about: %1</source>
        <translation>Deduzioni su: %1</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number, spaces possible now</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 if no hidden card was used</source>
        <comment>a number of spaces</comment>
        <translation>%1 se non è stata usata nessuna carta nascosta</translation>
    </message>
    <message>
        <source>Point at a space to read why the agent can be there or not.</source>
        <translation>Porta il puntatore su uno spazio per leggere perché l’agente può esserci o no.</translation>
    </message>
    <message>
        <source>Where the agent can be</source>
        <translation>Dove può essere l’agente</translation>
    </message>
    <message>
        <source>public facts only</source>
        <translation>solo fatti pubblici</translation>
    </message>
    <message>
        <source>Worked out from what was announced and shown</source>
        <translation>Dedotto da quello che è stato annunciato e mostrato</translation>
    </message>
    <message>
        <source>Blue: where the agent can be; the stronger, the more paths lead there</source>
        <translation>Blu: dove può essere l’agente; più è intenso, più percorsi ci portano</translation>
    </message>
    <message>
        <source>Also in the public window</source>
        <translation>Nella finestra pubblica</translation>
    </message>
    <message>
        <source>Where the agent could be</source>
        <translation>Dove poteva essere l’agente</translation>
    </message>
    <message>
        <source>A hidden card was used</source>
        <translation>È stata usata una carta nascosta</translation>
    </message>
    <message numerus="yes">
        <source>space(s) possible now</source>
        <translation>
            <numerusform>spazio possibile ora</numerusform>
            <numerusform>spazi possibili ora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>space(s) possible at the end</source>
        <translation>
            <numerusform>spazio possibile alla fine</numerusform>
            <numerusform>spazi possibili alla fine</numerusform>
        </translation>
    </message>
    <message>
        <source>Ways that lead here</source>
        <translation>Percorsi che portano qui</translation>
    </message>
    <message>
        <source>Show this shading to everybody, the agent included</source>
        <translation>Mostra questa colorazione a tutti, agente compreso</translation>
    </message>
</context>
<context>
    <name>dossier::JoinForm</name>
    <message>
        <source>Roll again</source>
        <translation>Rilancia</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>First set the dice above to the new results, then confirm</source>
        <translation>Prima imposta qui sopra i nuovi risultati, poi conferma</translation>
    </message>
    <message>
        <source>Add an ability or a card to the attack before the dice</source>
        <translation>Aggiungi un’abilità o una carta all’attacco prima dei dadi</translation>
    </message>
    <message>
        <source>Name of the ability or card</source>
        <translation>Nome dell’abilità o della carta</translation>
    </message>
    <message>
        <source>What it is called; the same name counts once</source>
        <translation>Come si chiama; lo stesso nome conta una volta</translation>
    </message>
    <message>
        <source>black %1</source>
        <translation>neri %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>rossi %1</translation>
    </message>
    <message>
        <source>defense %1</source>
        <translation>difesa %1</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>costo %1</translation>
    </message>
    <message>
        <source>Adrenaline that it costs</source>
        <translation>Adrenalina che costa</translation>
    </message>
    <message>
        <source>What it adds, or removes</source>
        <translation>Quanto aggiunge o toglie</translation>
    </message>
    <message>
        <source>Ability or card</source>
        <translation>Abilità o carta</translation>
    </message>
</context>
<context>
    <name>dossier::JournalStrip</name>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Journal, newest first</source>
        <translation>Diario, prima il più recente</translation>
    </message>
    <message>
        <source>The actions, newest first; undone ones are crossed out. Enter shows the game as it was</source>
        <translation>Le azioni, dalla più recente; quelle annullate sono barrate. Invio mostra la partita com’era</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>opens the timeline, on which earlier moments are looked at</extracomment>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nessun risultato.</translation>
    </message>
</context>
<context>
    <name>dossier::JournalTools</name>
    <message>
        <source>Side</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Show the entries of one side only</source>
        <translation>Mostra solo le voci di una parte</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Argomento</translation>
    </message>
    <message>
        <source>Show the entries about one subject only</source>
        <translation>Mostra solo le voci su un argomento</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Cerca nel diario</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Segnalibri</translation>
    </message>
    <message>
        <source>Show the game as it was at a bookmark</source>
        <translation>Mostra la partita com’era a un segnalibro</translation>
    </message>
    <message>
        <source>Name of the bookmark</source>
        <translation>Nome del segnalibro</translation>
    </message>
    <message>
        <source>★ Remove</source>
        <translation>★ Togli</translation>
    </message>
    <message>
        <source>☆ Bookmark</source>
        <translation>☆ Segnalibro</translation>
    </message>
    <message>
        <source>All sides</source>
        <translation>Tutte le parti</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Pubblico</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Segreto</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>No bookmarks</source>
        <translation>Nessun segnalibro</translation>
    </message>
    <message>
        <source>Everybody will read it.</source>
        <translation>Lo leggeranno tutti.</translation>
    </message>
    <message>
        <source>Only you will read it.</source>
        <translation>Lo leggerai solo tu.</translation>
    </message>
    <message>
        <source>Everybody will read the name. Enter sets the bookmark, Esc cancels</source>
        <translation>Il nome lo leggeranno tutti. Invio mette il segnalibro, Esc annulla</translation>
    </message>
    <message>
        <source>Only you will read the name. Enter sets the bookmark, Esc cancels</source>
        <translation>Il nome lo leggerai solo tu. Invio mette il segnalibro, Esc annulla</translation>
    </message>
    <message>
        <source>Remove the bookmark “%1”</source>
        <translation>Togli il segnalibro «%1»</translation>
    </message>
    <message>
        <source>Give this moment a name, to come back to</source>
        <translation>Da’ un nome a questo momento, per tornarci</translation>
    </message>
    <message>
        <source>Show the entries with all these words; a number belongs to the word before it</source>
        <translation>Mostra le voci con tutte queste parole; un numero vale insieme alla parola che lo precede</translation>
    </message>
</context>
<context>
    <name>dossier::KeyboardPage</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse</source>
        <translation>Si può fare tutto senza mouse</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Tab and Shift+Tab go from control to control, the arrow keys choose among a few, Space and Enter press, Esc goes back. Alt with an underlined letter opens a menu.</source>
        <translation>Tab e Maiusc+Tab passano da un elemento all’altro, le frecce scelgono tra poche voci, Spazio e Invio premono, Esc torna indietro. Alt con una lettera sottolineata apre un menu.</translation>
    </message>
    <message>
        <source>List of keys</source>
        <translation>Elenco dei tasti</translation>
    </message>
    <message>
        <source>Scroll with the arrow keys</source>
        <translation>Scorri con i tasti freccia</translation>
    </message>
    <message>
        <source>While a table is set up: F5 fills in the rest, Ctrl+Enter begins the game. In the list of room cards a room’s letter sends the chosen card there, Enter holds it for a room of the board, Alt with ↑ or ↓ changes its place in the stack, Delete puts it back into the box. On the board Ctrl with an arrow turns a door to its next kind.</source>
        <translation>Durante la preparazione del tavolo: F5 completa il resto, Ctrl+Invio comincia la partita. Nell’elenco delle carte Stanza la lettera di una stanza vi manda la carta scelta, Invio la tiene pronta per una stanza della mappa, Alt con ↑ o ↓ ne cambia il posto nel mazzo, Canc la rimette nella scatola. Sulla mappa Ctrl con una freccia passa una porta al tipo successivo.</translation>
    </message>
    <message>
        <source>In Specter Ops: F10 hands the computer over, Ctrl+F searches the journal, Ctrl+B sets a bookmark, Alt+Left and Alt+Right look back and forward, Ctrl+Z and Ctrl+Y undo and redo, Ctrl+Enter on the page of the set-up begins.</source>
        <translation>In Specter Ops: F10 passa il computer, Ctrl+F cerca nel diario, Ctrl+B mette un segnalibro, Alt+Sinistra e Alt+Destra guardano indietro e avanti, Ctrl+Z e Ctrl+Y annullano e ripetono, Ctrl+Invio nella pagina della preparazione comincia.</translation>
    </message>
    <message>
        <source>In a game of LEVEL 7 Alt with ← or → goes to the previous or next entry of the journal, as F6 and F7 do; on the page for your cards it goes a step back or on.</source>
        <translation>In una partita di LEVEL 7 Alt con ← o → va alla voce precedente o successiva del diario, come F6 e F7; nella pagina delle tue carte va un passo indietro o avanti.</translation>
    </message>
    <message>
        <source>On the timeline Page Up and Page Down go to where a round or a turn begins.</source>
        <translation>Sulla linea del tempo Pag↑ e Pag↓ vanno dove comincia un round o un turno.</translation>
    </message>
    <message>
        <source>On the page where you were</source>
        <translation>Nella pagina dove eri</translation>
    </message>
    <message>
        <source>On other pages</source>
        <translation>Nelle altre pagine</translation>
    </message>
    <message>
        <source>In Conquest of Planet Earth: arrows go over the spaces of the board and Enter chooses one; letter and number name a space, such as B3. A digit enters a die, Ctrl+Enter does the next step, Esc clears the choice.</source>
        <translation>In Conquest of Planet Earth: le frecce scorrono gli spazi e Invio ne sceglie uno; una lettera e un numero nominano uno spazio, come B3. Una cifra inserisce un dado, Ctrl+Invio fa il prossimo passo, Esc annulla la scelta.</translation>
    </message>
    <message>
        <source>On the board of a mission the name of a space leads to it: type C7, then Enter chooses it.</source>
        <translation>Sulla mappa di una missione il nome di uno spazio porta lì: scrivi C7, poi Invio lo sceglie.</translation>
    </message>
    <message>
        <source>In the whole window</source>
        <translation>In tutta la finestra</translation>
    </message>
    <message>
        <source>Show the keys of other pages</source>
        <translation>Mostra i tasti delle altre pagine</translation>
    </message>
    <message>
        <source>What works on the pages of all games</source>
        <translation>Quello che funziona nelle pagine di tutti i giochi</translation>
    </message>
    <message>
        <source>On the page that hands the computer over F4 shows the screen of the player who is named there. The keys of the whole window work there, too; the keys of the game, such as Ctrl+Enter, only after that.</source>
        <translation>Nella pagina per passare il computer F4 mostra la schermata del giocatore indicato. Anche lì funzionano i tasti di tutta la finestra; quelli della partita, come Ctrl+Invio, solo dopo.</translation>
    </message>
</context>
<context>
    <name>dossier::KnowCard</name>
    <message>
        <source>What the hunters can know</source>
        <translation>Cosa possono sapere i cacciatori</translation>
    </message>
    <message>
        <source>public facts only</source>
        <translation>solo fatti pubblici</translation>
    </message>
    <message>
        <source>Worked out from what was announced and shown, not from your sheet</source>
        <translation>Dedotto da quello che è stato annunciato e mostrato, non dal tuo foglio</translation>
    </message>
    <message numerus="yes">
        <source>space(s) possible after this announcement</source>
        <translation>
            <numerusform>spazio possibile dopo questo annuncio</numerusform>
            <numerusform>spazi possibili dopo questo annuncio</numerusform>
        </translation>
    </message>
    <message>
        <source>now %1</source>
        <comment>a number of spaces</comment>
        <translation>ora %1</translation>
    </message>
    <message numerus="yes">
        <source>space(s) possible now</source>
        <translation>
            <numerusform>spazio possibile ora</numerusform>
            <numerusform>spazi possibili ora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>space(s) possible at the end</source>
        <translation>
            <numerusform>spazio possibile alla fine</numerusform>
            <numerusform>spazi possibili alla fine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::KnownPanels</name>
    <message>
        <source>%1: %2</source>
        <comment>a space, why</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>dossier::LayoutChoice</name>
    <message>
        <source>upper right</source>
        <translation>in alto a destra</translation>
    </message>
    <message>
        <source>right</source>
        <translation>a destra</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>in basso a destra</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>in basso a sinistra</translation>
    </message>
    <message>
        <source>left</source>
        <translation>a sinistra</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>in alto a sinistra</translation>
    </message>
    <message>
        <source>Dossier asks which spaces touch</source>
        <translation>Dossier chiede quali spazi si toccano</translation>
    </message>
    <message>
        <source>Apart: %1</source>
        <comment>sections</comment>
        <translation>Separate: %1</translation>
    </message>
    <message>
        <source>Side by side: %1</source>
        <comment>sections</comment>
        <translation>Affiancate: %1</translation>
    </message>
    <message>
        <source>Partly side by side: %1</source>
        <comment>sections</comment>
        <translation>In parte affiancate: %1</translation>
    </message>
    <message>
        <source>Layout</source>
        <comment>of a board</comment>
        <translation>Disposizione</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>Disposizione della plancia</translation>
    </message>
    <message>
        <source>Where the sections lie around the objective, seat by seat: which spaces touch follows from it</source>
        <translation>Dove stanno le sezioni attorno all’obiettivo, posto per posto: ne segue quali spazi si toccano</translation>
    </message>
</context>
<context>
    <name>dossier::LegendCard</name>
    <message>
        <source>What the signs on the board mean</source>
        <translation>Che cosa significano i segni sulla plancia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close the legend (F3 or Esc)</source>
        <translation>Chiudi la legenda (F3 o Esc)</translation>
    </message>
</context>
<context>
    <name>dossier::LegendPanel</name>
    <message>
        <source>within reach, with the points it costs</source>
        <translation>raggiungibile, con i punti che costa</translation>
    </message>
    <message>
        <source>outlined: in sight of the figure</source>
        <translation>con contorno: in vista della miniatura</translation>
    </message>
    <message>
        <source>in sight of enemies; the number says of how many</source>
        <translation>in vista dei nemici; il numero dice di quanti</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n space(s))</source>
        <comment>what a colour on the board means</comment>
        <translation>
            <numerusform>%1 (%n spazio)</numerusform>
            <numerusform>%1 (%n spazi)</numerusform>
        </translation>
    </message>
    <message>
        <source>wall</source>
        <translation>muro</translation>
    </message>
    <message>
        <source>closed door</source>
        <translation>porta chiusa</translation>
    </message>
    <message>
        <source>rubble: leaving it costs one more point</source>
        <translation>macerie: uscirne costa un punto in più</translation>
    </message>
    <message>
        <source>EMI: weakens the commandos’ sight</source>
        <translation>EMI: disturba la vista dei commando</translation>
    </message>
    <message>
        <source>vent: clones travel from vent to vent</source>
        <translation>condotto di aerazione: i cloni passano da uno all’altro</translation>
    </message>
    <message>
        <source>peril: whoever enters it rolls for wounds</source>
        <translation>pericolo: chi ci entra tira per le Ferite</translation>
    </message>
    <message>
        <source>corrosive gas</source>
        <translation>gas corrosivo</translation>
    </message>
    <message>
        <source>a combatant who is down</source>
        <translation>un combattente abbattuto</translation>
    </message>
    <message>
        <source>a room that has not been revealed</source>
        <translation>una stanza non ancora rivelata</translation>
    </message>
    <message>
        <source>an enemy that was activated in this round</source>
        <translation>un nemico già attivato in questo round</translation>
    </message>
</context>
<context>
    <name>dossier::LibraryDesk</name>
    <message>
        <source>Removed from the list; “Deleted” below the list brings it back. It is kept in %1</source>
        <translation>Tolta dall’elenco; «Eliminati» sotto l’elenco la recupera. È conservata in %1</translation>
    </message>
    <message>
        <source>The session is back in its file: %1</source>
        <translation>La sessione è di nuovo nel suo file: %1</translation>
    </message>
    <message>
        <source>The session is back in the list, in a file of its own: %1</source>
        <translation>La sessione è di nuovo nell’elenco, in un file a sé: %1</translation>
    </message>
    <message>
        <source>The file has another name now: %1</source>
        <translation>Ora il file ha un altro nome: %1</translation>
    </message>
</context>
<context>
    <name>dossier::MainWindow</name>
    <message>
        <source>Dossier: a companion beside the board</source>
        <translation>Dossier: un compagno al tavolo da gioco</translation>
    </message>
    <message>
        <source>%1[*] – Dossier</source>
        <translation>%1[*] – Dossier</translation>
    </message>
    <message>
        <source>Session – Dossier</source>
        <translation>Sessione – Dossier</translation>
    </message>
    <message>
        <source>%1 – Dossier</source>
        <comment>a page</comment>
        <translation>%1 – Dossier</translation>
    </message>
    <message>
        <source>%1 – Dossier</source>
        <translation>%1 – Dossier</translation>
    </message>
</context>
<context>
    <name>dossier::MapCard</name>
    <message>
        <source>Sample map %1</source>
        <translation>Mappa di esempio %1</translation>
    </message>
    <message>
        <source>Open the sample map %1</source>
        <translation>Apri la mappa di esempio %1</translation>
    </message>
</context>
<context>
    <name>dossier::MapDesk</name>
    <message>
        <source>Dossier could not keep the changes to this map. Save it in another place, or close once more to give them up.</source>
        <translation>Dossier non è riuscito a conservare le modifiche a questa mappa. Salvala altrove, o chiudi ancora una volta per rinunciarvi.</translation>
    </message>
</context>
<context>
    <name>dossier::MapForm</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the map</source>
        <translation>Nome della mappa</translation>
    </message>
    <message>
        <source>What the map is called, up to 80 characters</source>
        <translation>Come si chiama la mappa, fino a 80 caratteri</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Number of columns</source>
        <translation>Numero di colonne</translation>
    </message>
    <message>
        <source>Spaces from west to east, from 1 to %1</source>
        <translation>Spazi da ovest a est, da 1 a %1</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Number of rows</source>
        <translation>Numero di righe</translation>
    </message>
    <message>
        <source>Spaces from north to south, from 1 to %1</source>
        <translation>Spazi da nord a sud, da 1 a %1</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Ridimensiona</translation>
    </message>
    <message>
        <source>Resize the map; what lies outside is deleted, undo restores it</source>
        <translation>Ridimensiona la mappa; quello che resta fuori si elimina, Annulla lo ripristina</translation>
    </message>
</context>
<context>
    <name>dossier::MapLegend</name>
    <message>
        <source>On this map</source>
        <translation>Su questa mappa</translation>
    </message>
    <message>
        <source>On the edge between two spaces.</source>
        <translation>Sul bordo tra due spazi.</translation>
    </message>
    <message>
        <source>Where figures can be and move.</source>
        <translation>Dove le miniature stanno e si muovono.</translation>
    </message>
    <message>
        <source>Everything beyond the map’s rim is wall too.</source>
        <translation>Anche tutto quello che è oltre il margine della mappa è muro.</translation>
    </message>
    <message>
        <source>Leaving one costs one more movement point.</source>
        <translation>Uscirne costa un punto movimento in più.</translation>
    </message>
    <message>
        <source>Electromagnetic interference: weakens the commandos’ sight.</source>
        <translation>Interferenze elettromagnetiche: disturbano la vista dei commando.</translation>
    </message>
    <message>
        <source>Connected floor, with no closed door in between.</source>
        <translation>Pavimento unito, senza porte chiuse in mezzo.</translation>
    </message>
</context>
<context>
    <name>dossier::MapPage</name>
    <message>
        <source>Save as…</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Save this map to a file of its own (Ctrl+Shift+S)</source>
        <translation>Salva questa mappa in un file tutto suo (Ctrl+Maiusc+S)</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>Apri un’altra…</translation>
    </message>
    <message>
        <source>Open another map from a file (Ctrl+O)</source>
        <translation>Apri un’altra mappa da un file (Ctrl+O)</translation>
    </message>
    <message>
        <source>To the start page (Esc)</source>
        <translation>Alla pagina iniziale (Esc)</translation>
    </message>
    <message>
        <source>No map is open</source>
        <translation>Nessuna mappa aperta</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Non ancora salvata</translation>
    </message>
    <message>
        <source>A sample that comes with Dossier</source>
        <translation>Un esempio fornito con Dossier</translation>
    </message>
    <message>
        <source>Unnamed map</source>
        <translation>Mappa senza nome</translation>
    </message>
    <message>
        <source>%1 – with changes not saved</source>
        <translation>%1 – con modifiche non salvate</translation>
    </message>
</context>
<context>
    <name>dossier::MapPages</name>
    <message>
        <source>Unnamed map</source>
        <translation>Mappa senza nome</translation>
    </message>
</context>
<context>
    <name>dossier::Menus</name>
    <message>
        <source>Sho&amp;w the seal…</source>
        <translation>Mostra &amp;il sigillo…</translation>
    </message>
    <message>
        <source>Show the twelve words that prove later what was hidden now</source>
        <translation>Mostra le dodici parole che provano più tardi che cosa era nascosto ora</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;New map…</source>
        <translation>&amp;Nuova mappa…</translation>
    </message>
    <message>
        <source>Make an empty map</source>
        <translation>Crea una mappa vuota</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salva con nome…</translation>
    </message>
    <message>
        <source>Save the open map to a file of its own</source>
        <translation>Salva la mappa aperta in un file tutto suo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Close Dossier</source>
        <translation>Chiudi Dossier</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>Pagina &amp;iniziale</translation>
    </message>
    <message>
        <source>Go to the start page</source>
        <translation>Vai alla pagina iniziale</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mappa</translation>
    </message>
    <message>
        <source>Go to the map that is open</source>
        <translation>Vai alla mappa aperta</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>Turn full screen on or off</source>
        <translation>Attiva o disattiva lo schermo intero</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Impostazioni</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Show everything in English</source>
        <translation>Mostra tutto in inglese</translation>
    </message>
    <message>
        <source>Show everything in Italian</source>
        <translation>Mostra tutto in italiano</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Scuro</translation>
    </message>
    <message>
        <source>Light text on dark ground</source>
        <translation>Testo chiaro su fondo scuro</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>Dark text on light ground</source>
        <translation>Testo scuro su fondo chiaro</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>&amp;Prima</translation>
    </message>
    <message>
        <source>Judge by the first edition</source>
        <translation>Giudica secondo la prima edizione</translation>
    </message>
    <message>
        <source>&amp;Revised</source>
        <translation>&amp;Riveduta</translation>
    </message>
    <message>
        <source>Judge by the revised edition</source>
        <translation>Giudica secondo l’edizione riveduta</translation>
    </message>
    <message>
        <source>L&amp;arger text</source>
        <translation>Testo più &amp;grande</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <translation>Ingrandisci tutto il testo</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Testo più &amp;piccolo</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <translation>Rimpicciolisci tutto il testo</translation>
    </message>
    <message>
        <source>Go to the settings on the start page</source>
        <translation>Vai alle impostazioni nella pagina iniziale</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastiera</translation>
    </message>
    <message>
        <source>Show what every key does</source>
        <translation>Mostra che cosa fa ogni tasto</translation>
    </message>
    <message>
        <source>&amp;About Dossier</source>
        <translation>&amp;Informazioni su Dossier</translation>
    </message>
    <message>
        <source>Show version and licences</source>
        <translation>Mostra versione e licenze</translation>
    </message>
    <message>
        <source>All &amp;settings</source>
        <translation>T&amp;utte le impostazioni</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Strumenti</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>Sal&amp;va</translation>
    </message>
    <message>
        <source>Save the open map</source>
        <translation>Salva la mappa aperta</translation>
    </message>
    <message>
        <source>&amp;Export the board…</source>
        <translation>Esporta la &amp;mappa…</translation>
    </message>
    <message>
        <source>Export the board as a picture (PNG, SVG) or a page to print (PDF)</source>
        <translation>Esporta la mappa come immagine (PNG, SVG) o come pagina da stampare (PDF)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>Read the rules in Dossier’s own words, each with a small board</source>
        <translation>Leggi le regole con le parole di Dossier, ognuna con una piccola mappa</translation>
    </message>
    <message>
        <source>Al&amp;l sessions…</source>
        <translation>Tutte &amp;le sessioni…</translation>
    </message>
    <message>
        <source>Dates, players, results and notes of every session</source>
        <translation>Date, giocatori, risultati e note di ogni sessione</translation>
    </message>
    <message>
        <source>Pu&amp;blic window</source>
        <translation>&amp;Finestra pubblica</translation>
    </message>
    <message>
        <source>Show the public information in its own window, on a second screen if there is one</source>
        <translation>Mostra le informazioni pubbliche in una finestra a parte, sul secondo schermo se c’è</translation>
    </message>
    <message>
        <source>&amp;Curtain</source>
        <translation>Sipari&amp;o</translation>
    </message>
    <message>
        <source>&amp;Never by itself</source>
        <translation>&amp;Mai da solo</translation>
    </message>
    <message>
        <source>Drop the curtain only on request</source>
        <translation>Cala il sipario solo a richiesta</translation>
    </message>
    <message>
        <source>After &amp;2 minutes</source>
        <translation>Dopo &amp;2 minuti</translation>
    </message>
    <message>
        <source>Drop the curtain after 2 minutes without input</source>
        <translation>Cala il sipario dopo 2 minuti di inattività</translation>
    </message>
    <message>
        <source>After &amp;5 minutes</source>
        <translation>Dopo &amp;5 minuti</translation>
    </message>
    <message>
        <source>Drop the curtain after 5 minutes without input</source>
        <translation>Cala il sipario dopo 5 minuti di inattività</translation>
    </message>
    <message>
        <source>After &amp;10 minutes</source>
        <translation>Dopo &amp;10 minuti</translation>
    </message>
    <message>
        <source>Drop the curtain after 10 minutes without input</source>
        <translation>Cala il sipario dopo 10 minuti di inattività</translation>
    </message>
    <message>
        <source>With another &amp;program in front</source>
        <translation>Con un altro &amp;programma davanti</translation>
    </message>
    <message>
        <source>Begin a session and set up its table</source>
        <translation>Comincia una sessione e prepara il tavolo</translation>
    </message>
    <message>
        <source>Drop the curtain as soon as another program is in front</source>
        <translation>Cala il sipario appena un altro programma è davanti</translation>
    </message>
    <message>
        <source>New game of Spec&amp;ter Ops…</source>
        <translation>Nuova partita di Spec&amp;ter Ops…</translation>
    </message>
    <message>
        <source>Begin a session of Specter Ops and set up its table</source>
        <translation>Comincia una sessione di Specter Ops e prepara il tavolo</translation>
    </message>
    <message>
        <source>Open a map or a campaign from its file</source>
        <translation>Apri una mappa o una campagna dal suo file</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Stam&amp;pa…</translation>
    </message>
    <message>
        <source>&amp;Hand over the computer</source>
        <translation>&amp;Passa il computer</translation>
    </message>
    <message>
        <source>Sessio&amp;n</source>
        <translation>Sessio&amp;ne</translation>
    </message>
    <message>
        <source>Enter your &amp;cards…</source>
        <translation>Inserisci le tue &amp;carte…</translation>
    </message>
    <message>
        <source>Enter the values of your LEVEL 7 cards, step by step, for Knock Knock, Who’s There?</source>
        <translation>Inserisci passo per passo i valori delle tue carte di LEVEL 7, per Toc, Toc, c’è qualcuno qui?</translation>
    </message>
    <message>
        <source>Cover everything secret, or uncover it</source>
        <translation>Copri tutto quello che è segreto, o scoprilo</translation>
    </message>
    <message>
        <source>Play with the cards of the first edition</source>
        <translation>Gioca con le carte della prima edizione</translation>
    </message>
    <message>
        <source>&amp;Second</source>
        <translation>&amp;Seconda</translation>
    </message>
    <message>
        <source>Play with the cards of the second edition</source>
        <translation>Gioca con le carte della seconda edizione</translation>
    </message>
    <message>
        <source>Edition of Specter &amp;Ops</source>
        <translation>E&amp;dizione di Specter Ops</translation>
    </message>
    <message>
        <source>Save the public &amp;facts…</source>
        <translation>Salva i &amp;fatti pubblici…</translation>
    </message>
    <message>
        <source>Save the public facts about the agent to a file, for another computer</source>
        <translation>Salva i fatti pubblici sull’agente in un file, per un altro computer</translation>
    </message>
    <message>
        <source>I&amp;mport public facts…</source>
        <translation>Imp&amp;orta fatti pubblici…</translation>
    </message>
    <message>
        <source>Import the public facts about the agent from a file (sheet on paper)</source>
        <translation>Importa da un file i fatti pubblici sull’agente (foglio su carta)</translation>
    </message>
    <message>
        <source>Print a report of the session or its sheets, or save them as a PDF</source>
        <translation>Stampa un resoconto della sessione o i suoi fogli, o salvali come PDF</translation>
    </message>
    <message>
        <source>New &amp;game of Conquest of Planet Earth…</source>
        <translation>Nuova partita di Con&amp;quest of Planet Earth…</translation>
    </message>
    <message>
        <source>Begin a session of Conquest of Planet Earth and set up its table</source>
        <translation>Comincia una sessione di Conquest of Planet Earth e prepara il tavolo</translation>
    </message>
    <message>
        <source>Try Conquest &amp;against each other</source>
        <translation>Prova Conquest, &amp;uno contro l’altro</translation>
    </message>
    <message>
        <source>Play a competitive game of Conquest of Planet Earth, already set up</source>
        <translation>Gioca una partita competitiva di Conquest of Planet Earth già preparata</translation>
    </message>
    <message>
        <source>Tr&amp;y Conquest together</source>
        <translation>Prova Conquest in &amp;gruppo</translation>
    </message>
    <message>
        <source>Play a cooperative game of Conquest of Planet Earth, already set up</source>
        <translation>Gioca una partita cooperativa di Conquest of Planet Earth già preparata</translation>
    </message>
    <message>
        <source>Give the computer to another player</source>
        <translation>Dai il computer a un altro giocatore</translation>
    </message>
    <message>
        <source>&amp;Edition of LEVEL 7</source>
        <translation>&amp;Edizione di LEVEL 7</translation>
    </message>
    <message>
        <source>My &amp;box of Conquest…</source>
        <translation>La mia scatola &amp;di Conquest…</translation>
    </message>
    <message>
        <source>Enter what is printed in your box of Conquest of Planet Earth, for every new game</source>
        <translation>Inserisci quello che è stampato nella tua scatola di Conquest of Planet Earth, per ogni nuova partita</translation>
    </message>
    <message>
        <source>New game of LEVEL &amp;7…</source>
        <translation>Nuova partita di LEVEL &amp;7…</translation>
    </message>
    <message>
        <source>Copy for t&amp;he players…</source>
        <translation>Copia sen&amp;za segreti, per i giocatori…</translation>
    </message>
    <message>
        <source>Write a file without the secrets of the game: it can be read and verified, but not played on</source>
        <translation>Scrive un file senza i segreti della partita: si può leggere e verificare, ma non continuare a giocare</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>Statistic&amp;he…</translation>
    </message>
    <message>
        <source>Dice, wounds, fights and more of the sessions of a campaign file</source>
        <translation>Dadi, ferite, combattimenti e altro delle sessioni di un file di campagna</translation>
    </message>
</context>
<context>
    <name>dossier::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Messaggio</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Chiudi questo messaggio (Esc)</translation>
    </message>
    <message>
        <source>“%1” has changes that were not saved.</source>
        <translation>«%1» ha modifiche non salvate.</translation>
    </message>
    <message>
        <source>Unnamed map</source>
        <translation>Mappa senza nome</translation>
    </message>
    <message>
        <source>Dossier has kept them until you restore or discard them.</source>
        <translation>Dossier le conserva finché non le ripristini o le scarti.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Continue with that map where it was left</source>
        <translation>Continua quella mappa da dove era rimasta</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Delete those changes for good</source>
        <translation>Elimina per sempre quelle modifiche</translation>
    </message>
    <message>
        <source>Dossier exported the board.</source>
        <translation>Dossier ha esportato la mappa.</translation>
    </message>
    <message>
        <source>A rescue leaves this file as it is and continues in a new one.</source>
        <translation>Il recupero lascia questo file com’è e continua in uno nuovo.</translation>
    </message>
    <message>
        <source>This campaign file is damaged.</source>
        <translation>Questo file di campagna è danneggiato.</translation>
    </message>
    <message>
        <source>Rescue it…</source>
        <translation>Recupera…</translation>
    </message>
    <message>
        <source>See what can be read and which copies there are, and choose</source>
        <translation>Guarda che cosa si può leggere e quali copie ci sono, e scegli</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Continua qui</translation>
    </message>
    <message>
        <source>Play on here; a program that still runs on the other computer can record nothing more</source>
        <translation>Continua a giocare qui; un programma ancora aperto sull’altro computer non potrà più registrare nulla</translation>
    </message>
    <message>
        <source>You can read it here. Take it over only if Dossier no longer runs on that computer.</source>
        <translation>Qui puoi leggerlo. Continua qui solo se su quel computer Dossier non è più aperto.</translation>
    </message>
    <message>
        <source>Save mine as…</source>
        <translation>Salva il mio come…</translation>
    </message>
    <message>
        <source>Save yours as a new file; the other one stays as it is</source>
        <translation>Salva il tuo come nuovo file; l’altro resta com’è</translation>
    </message>
    <message>
        <source>Take the other</source>
        <translation>Prendi l’altro</translation>
    </message>
    <message>
        <source>Open the file as it is now; your changes are kept and offered again</source>
        <translation>Apri il file com’è adesso; le tue modifiche restano e ti vengono riproposte</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Save yours over what the other program wrote</source>
        <translation>Salva il tuo al posto di quello scritto dall’altro programma</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Tieni il mio</translation>
    </message>
    <message>
        <source>Keep what you chose here, also for the next start</source>
        <translation>Tieni quello che hai scelto qui, anche per il prossimo avvio</translation>
    </message>
    <message>
        <source>Use what was chosen in the other window</source>
        <translation>Usa quello che è stato scelto nell’altra finestra</translation>
    </message>
    <message>
        <source>Which of the two stays?</source>
        <translation>Quale dei due resta?</translation>
    </message>
</context>
<context>
    <name>dossier::MissionsDesk</name>
    <message>
        <source>No mission of %1 can be begun: none has a map with spaces to start from.</source>
        <translation>Nessuna missione di %1 può cominciare: nessuna ha una mappa con spazi di partenza.</translation>
    </message>
</context>
<context>
    <name>dossier::MovementPanel</name>
    <message>
        <source>Get out</source>
        <translation>Scendi</translation>
    </message>
    <message>
        <source>Leave the vehicle onto a space next to it</source>
        <translation>Scendi dal veicolo in uno spazio accanto</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>A piedi</translation>
    </message>
    <message>
        <source>Move on foot, or stay</source>
        <translation>Muoviti a piedi, o resta dove sei</translation>
    </message>
    <message>
        <source>Get in</source>
        <translation>Sali</translation>
    </message>
    <message>
        <source>Walk to the vehicle and get in; that ends the move</source>
        <translation>Vai al veicolo e sali; così il movimento finisce</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Drive the vehicle over roads, or stay in it</source>
        <translation>Guida il veicolo sulle strade, o restaci</translation>
    </message>
    <message>
        <source>Motion sensor</source>
        <translation>Sensore di movimento</translation>
    </message>
    <message>
        <source>Ask the sensor instead of moving</source>
        <translation>Interroga il sensore invece di muoverti</translation>
    </message>
    <message>
        <source>Past position</source>
        <translation>Dov’era l’agente</translation>
    </message>
    <message>
        <source>Instead of moving, learn where the agent was</source>
        <translation>Invece di muoverti scopri dov’era l’agente</translation>
    </message>
    <message>
        <source>After moving: look along one line</source>
        <translation>Dopo il movimento: guarda lungo una linea</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <translation>Che cosa fa %1?</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Looking: %1</source>
        <translation>Guarda: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linea</translation>
    </message>
    <message>
        <source>Not allowed: %1</source>
        <translation>Non permesso: %1</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <translation>Permesso: %1</translation>
    </message>
    <message>
        <source>Choose the space where the move ends; framed ones are allowed.</source>
        <translation>Scegli lo spazio in cui finisce il movimento; quelli incorniciati sono permessi.</translation>
    </message>
</context>
<context>
    <name>dossier::MovementSheet</name>
    <message>
        <source>Movement sheet</source>
        <translation>Foglio movimento</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>segreto</translation>
    </message>
    <message>
        <source>Only the agent’s player may see this</source>
        <translation>Può vederlo solo chi gioca l’agente</translation>
    </message>
    <message>
        <source>The arrow keys choose a turn; its path is drawn on the board</source>
        <translation>Le frecce scelgono un turno; il suo percorso è tracciato sulla plancia</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>rivelato</translation>
    </message>
    <message>
        <source>This sheet is public now</source>
        <translation>Ora questo foglio è pubblico</translation>
    </message>
    <message>
        <source>The traitor, on your side: %1.</source>
        <comment>a hunter</comment>
        <translation>Il traditore, dalla tua parte: %1.</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Equipaggiamento</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>esaurita</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n charge(s) left</source>
        <translation>
            <numerusform>cariche rimaste: %1 su %n</numerusform>
            <numerusform>cariche rimaste: %1 su %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, how much of it is left</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>dossier::NamesNote</name>
    <message>
        <source>Everybody will read the names.</source>
        <translation>I nomi li leggeranno tutti.</translation>
    </message>
</context>
<context>
    <name>dossier::NewMapPage</name>
    <message>
        <source>New map</source>
        <translation>Nuova mappa</translation>
    </message>
    <message>
        <source>An empty floor of the size you need</source>
        <translation>Un pavimento vuoto della grandezza che ti serve</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Unnamed map</source>
        <translation>Mappa senza nome</translation>
    </message>
    <message>
        <source>Name of the map</source>
        <translation>Nome della mappa</translation>
    </message>
    <message>
        <source>What the map is called, up to 80 characters</source>
        <translation>Come si chiama la mappa, fino a 80 caratteri</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Number of columns</source>
        <translation>Numero di colonne</translation>
    </message>
    <message>
        <source>Spaces from west to east, from 1 to %1</source>
        <translation>Spazi da ovest a est, da 1 a %1</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Number of rows</source>
        <translation>Numero di righe</translation>
    </message>
    <message>
        <source>Spaces from north to south, from 1 to %1</source>
        <translation>Spazi da nord a sud, da 1 a %1</translation>
    </message>
    <message>
        <source>From 1 to %1 spaces each way.</source>
        <translation>Da 1 a %1 spazi per lato.</translation>
    </message>
    <message>
        <source>Make the map</source>
        <translation>Crea la mappa</translation>
    </message>
    <message>
        <source>Make the map that the picture shows (Enter)</source>
        <translation>Crea la mappa che l’immagine mostra (Invio)</translation>
    </message>
    <message>
        <source>Picture of the new map</source>
        <translation>Immagine della nuova mappa</translation>
    </message>
</context>
<context>
    <name>dossier::NewSessionPage</name>
    <message>
        <source>New session</source>
        <translation>Nuova sessione</translation>
    </message>
    <message>
        <source>Everything is then filled in: change what differs at your table</source>
        <translation>Il resto è già compilato: cambia quello che al tuo tavolo è diverso</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Missione</translation>
    </message>
    <message>
        <source>What you will play; the picture shows its map</source>
        <translation>Che cosa giocherai; l’immagine mostra la mappa</translation>
    </message>
    <message>
        <source>Edition of the rules</source>
        <translation>Edizione delle regole</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Play by the first edition</source>
        <translation>Gioca con la prima edizione</translation>
    </message>
    <message>
        <source>Revised</source>
        <translation>Riveduta</translation>
    </message>
    <message>
        <source>Play by the revised edition</source>
        <translation>Gioca con l’edizione riveduta</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>All players, the overseer included</source>
        <translation>Tutti i giocatori, Sorvegliante compreso</translation>
    </message>
    <message>
        <source>The overseer and one player with three commandos or more.</source>
        <translation>Il Sorvegliante e un giocatore con almeno tre commando.</translation>
    </message>
    <message>
        <source>The overseer and two players with two commandos each.</source>
        <translation>Il Sorvegliante e due giocatori con due commando ciascuno.</translation>
    </message>
    <message numerus="yes">
        <source>The overseer and %n player(s) with one commando each.</source>
        <translation>
            <numerusform>Il Sorvegliante e %n giocatore con un commando.</numerusform>
            <numerusform>Il Sorvegliante e %n giocatori con un commando ciascuno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set up the table</source>
        <translation>Prepara il tavolo</translation>
    </message>
    <message>
        <source>Map of the mission</source>
        <translation>Mappa della missione</translation>
    </message>
    <message>
        <source>Knock Knock, Who’s There?…</source>
        <translation>Toc, Toc, c’è qualcuno qui?…</translation>
    </message>
    <message>
        <source>Enter the values of your cards, step by step; then the mission is in the list</source>
        <translation>Inserisci passo per passo i valori delle tue carte; poi la missione è nell’elenco</translation>
    </message>
    <message>
        <source>Mission from a file…</source>
        <translation>Missione da un file…</translation>
    </message>
    <message>
        <source>Offer the missions of a file</source>
        <translation>Proponi le missioni di un file</translation>
    </message>
    <message>
        <source>Begin the session and go to the set-up</source>
        <translation>Comincia la sessione e vai alla preparazione</translation>
    </message>
    <message>
        <source>Overseer</source>
        <translation>Sorvegliante</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>who plays commandos</comment>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>A name for the table, the journal and the report; it may stay empty</source>
        <translation>Un nome per il tavolo, il diario e il resoconto; può restare vuoto</translation>
    </message>
</context>
<context>
    <name>dossier::ObjectivesRow</name>
    <message>
        <source>%1: %2</source>
        <comment>face of a die, space</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Die of section %1</source>
        <translation>Dado della sezione %1</translation>
    </message>
    <message>
        <source>The die result for this section of the board, and the objective it names</source>
        <translation>Il risultato del dado di questa sezione della plancia, e l’obiettivo che indica</translation>
    </message>
    <message>
        <source>Roll here</source>
        <translation>Tira qui</translation>
    </message>
    <message>
        <source>Let Dossier roll the four dice again</source>
        <translation>Fai tirare di nuovo a Dossier i quattro dadi</translation>
    </message>
</context>
<context>
    <name>dossier::OddsBars</name>
    <message numerus="yes">
        <source>%n alien(s) left: %1</source>
        <comment>how a battle ends, its chance</comment>
        <translation>
            <numerusform>resta %n Alieno: %1</numerusform>
            <numerusform>restano %n Alieni: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>lost: %1</source>
        <comment>how a battle ends, its chance</comment>
        <translation>persa: %1</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a bar</comment>
        <translation>persa</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>a bar: aliens</comment>
        <translation>
            <numerusform>resta %n</numerusform>
            <numerusform>restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>How the whole battle ends, exact. %1</source>
        <translation>Come finisce tutta la battaglia, esatto. %1</translation>
    </message>
</context>
<context>
    <name>dossier::OddsPanel</name>
    <message>
        <source>Odds</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Chance to wound</source>
        <translation>Per ferire</translation>
    </message>
    <message>
        <source>The dice to roll, EMI subtracted</source>
        <translation>I dadi da tirare, tolti quelli dell’EMI</translation>
    </message>
    <message>
        <source>two wounds %1</source>
        <translation>due Ferite %1</translation>
    </message>
    <message>
        <source>One wound: %1</source>
        <translation>Una Ferita: %1</translation>
    </message>
    <message>
        <source>Two wounds: %1</source>
        <translation>Due Ferite: %1</translation>
    </message>
    <message>
        <source>After turning</source>
        <translation>Se si gira</translation>
    </message>
    <message>
        <source>The chance of a wound, once the attacker has turned to the target</source>
        <translation>La probabilità di una ferita, una volta che l’attaccante si è girato verso il bersaglio</translation>
    </message>
    <message>
        <source>%1 after turning</source>
        <comment>a chance</comment>
        <translation>%1, se si gira</translation>
    </message>
</context>
<context>
    <name>dossier::OmegaEnd</name>
    <message>
        <source>%1 (%2)</source>
        <comment>how a game ended, who won</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The game is over: who has won?</source>
        <translation>La partita è finita: chi ha vinto?</translation>
    </message>
    <message>
        <source>%1, in round %2</source>
        <comment>a mission</comment>
        <translation>%1, nel round %2</translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) on commandos</source>
        <translation>
            <numerusform>%n ferita ai commando</numerusform>
            <numerusform>%n ferite ai commando</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemies on the map</source>
        <translation>
            <numerusform>%n nemico sulla mappa</numerusform>
            <numerusform>%n nemici sulla mappa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adrenaline in the pool</source>
        <translation>
            <numerusform>%n Adrenalina nella Riserva</numerusform>
            <numerusform>%n Adrenalina nella Riserva</numerusform>
        </translation>
    </message>
    <message>
        <source>The session’s result says so</source>
        <translation>Il risultato della sessione dirà così</translation>
    </message>
    <message>
        <source>The commandos win</source>
        <translation>Vincono i commando</translation>
    </message>
    <message>
        <source>The overseer wins</source>
        <translation>Vince il Sorvegliante</translation>
    </message>
    <message>
        <source>Overseer</source>
        <translation>Sorvegliante</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 wounds</source>
        <comment>vitality</comment>
        <translation>
            <numerusform>%n ferita su %1</numerusform>
            <numerusform>%n ferite su %1</numerusform>
        </translation>
    </message>
    <message>
        <source>It is said who has won. To say otherwise, undo it first.</source>
        <translation>È già stato detto chi ha vinto. Per dire altro, prima annulla.</translation>
    </message>
</context>
<context>
    <name>dossier::OmegaPlayers</name>
    <message>
        <source>Overseer</source>
        <translation>Sorvegliante</translation>
    </message>
</context>
<context>
    <name>dossier::OptionRow</name>
    <message>
        <source>%1: %2</source>
        <comment>a caption, an option</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>dossier::OptionsCard</name>
    <message>
        <source>Allowed</source>
        <translation>Permessi</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Vietati</translation>
    </message>
    <message>
        <source>Open points of the rules</source>
        <translation>Punti aperti del regolamento</translation>
    </message>
    <message>
        <source>Edition of the cards</source>
        <translation>Edizione delle carte</translation>
    </message>
    <message>
        <source>First</source>
        <comment>printing</comment>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Play with the cards of the first edition</source>
        <translation>Gioca con le carte della prima edizione</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>printing</comment>
        <translation>Seconda</translation>
    </message>
    <message>
        <source>Play with the cards of the second edition</source>
        <translation>Gioca con le carte della seconda edizione</translation>
    </message>
    <message>
        <source>Diagonal steps past a structure</source>
        <translation>Passi in diagonale accanto a una struttura</translation>
    </message>
    <message>
        <source>A diagonal step may pass the corner of a structure</source>
        <translation>Un passo in diagonale può rasentare lo spigolo di una struttura</translation>
    </message>
    <message>
        <source>No diagonal step passes the corner of a structure</source>
        <translation>Nessun passo in diagonale rasenta lo spigolo di una struttura</translation>
    </message>
    <message>
        <source>Diagonal steps between two structures</source>
        <translation>Passi in diagonale tra due strutture</translation>
    </message>
    <message>
        <source>A diagonal step may lead between two structures that touch by their corners</source>
        <translation>Un passo in diagonale può passare tra due strutture che si toccano per lo spigolo</translation>
    </message>
    <message>
        <source>No diagonal step leads between two structures</source>
        <translation>Nessun passo in diagonale passa tra due strutture</translation>
    </message>
    <message>
        <source>Sight along a road where roads meet</source>
        <translation>La vista lungo una strada agli incroci</translation>
    </message>
    <message>
        <source>Ends with the dashes</source>
        <translation>Finisce col tratteggio</translation>
    </message>
    <message>
        <source>A stretch of road ends where its dashed line ends</source>
        <translation>Un tratto di strada finisce dove finisce la linea tratteggiata</translation>
    </message>
    <message>
        <source>Runs through</source>
        <translation>Prosegue</translation>
    </message>
    <message>
        <source>A stretch of road goes on across the road that it meets</source>
        <translation>Un tratto di strada prosegue oltre la strada che incontra</translation>
    </message>
    <message>
        <source>Space O16</source>
        <translation>Lo spazio O16</translation>
    </message>
    <message>
        <source>Is a road</source>
        <translation>È strada</translation>
    </message>
    <message>
        <source>O16 belongs to the road, as on most players’ maps</source>
        <translation>O16 fa parte della strada, come in quasi tutti gli schemi dei giocatori</translation>
    </message>
    <message>
        <source>Is not a road</source>
        <translation>Non è strada</translation>
    </message>
    <message>
        <source>O16 is an open space like others</source>
        <translation>O16 è uno spazio libero come gli altri</translation>
    </message>
    <message>
        <source>“Within” on cards</source>
        <translation>«Entro» sulle carte</translation>
    </message>
    <message>
        <source>As the crow flies</source>
        <translation>In linea d’aria</translation>
    </message>
    <message>
        <source>Counted in spaces, whatever stands between</source>
        <translation>Si contano gli spazi, qualunque cosa ci sia in mezzo</translation>
    </message>
    <message>
        <source>On foot</source>
        <translation>A piedi</translation>
    </message>
    <message>
        <source>Counted in walkable steps</source>
        <translation>Si contano i passi che si potrebbero fare</translation>
    </message>
    <message>
        <source>The editions differ in a few abilities of hunters and in the decoy.</source>
        <translation>Le edizioni differiscono in poche abilità dei cacciatori e nell’esca.</translation>
    </message>
    <message>
        <source>Holds for the agent, the hunters and the distance of an attack alike.</source>
        <translation>Vale per l’agente, per i cacciatori e per la distanza di un attacco.</translation>
    </message>
    <message>
        <source>A step past two structures needs both permissions.</source>
        <translation>Un passo tra due strutture ha bisogno di entrambi i permessi.</translation>
    </message>
    <message>
        <source>Decides how far hunters on a road see, and where the vehicle can be.</source>
        <translation>Decide fin dove vede un cacciatore su una strada e dove può stare il veicolo.</translation>
    </message>
    <message>
        <source>The board does not show clearly whether this space touches the dashed line.</source>
        <translation>La plancia non mostra bene se questo spazio tocca la linea tratteggiata.</translation>
    </message>
    <message>
        <source>How grenades, fists and senses count their reach.</source>
        <translation>Come si conta la distanza di granate, pugni e sensi.</translation>
    </message>
    <message>
        <source>The vehicle’s ten steps</source>
        <translation>I dieci passi del veicolo</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>All hunters together drive ten steps in a turn</source>
        <translation>Tutti i cacciatori insieme guidano per dieci passi in un turno</translation>
    </message>
    <message>
        <source>For each driver</source>
        <translation>A ogni guidatore</translation>
    </message>
    <message>
        <source>Each hunter who drives has ten steps</source>
        <translation>Ogni cacciatore che guida ha dieci passi</translation>
    </message>
    <message>
        <source>Smoke on a road</source>
        <translation>Fumo su una strada</translation>
    </message>
    <message>
        <source>Hides its own spaces</source>
        <translation>Copre solo i suoi spazi</translation>
    </message>
    <message>
        <source>Along the road hunters see past the smoke, but not into it</source>
        <translation>Lungo la strada i cacciatori vedono oltre il fumo, ma non dentro</translation>
    </message>
    <message>
        <source>Hides what is behind</source>
        <translation>Copre anche dietro</translation>
    </message>
    <message>
        <source>Smoke that fills the road’s width hides what lies behind it</source>
        <translation>Il fumo che riempie la larghezza della strada nasconde quello che sta dietro</translation>
    </message>
    <message>
        <source>A hunter barred from the vehicle</source>
        <translation>Un cacciatore escluso dal veicolo</translation>
    </message>
    <message>
        <source>May use its sensor</source>
        <translation>Può usarne il sensore</translation>
    </message>
    <message>
        <source>No driving or getting in, but the motion sensor may be used</source>
        <translation>Non può guidare né salire, ma può usare il sensore di movimento</translation>
    </message>
    <message>
        <source>May not</source>
        <translation>Non può</translation>
    </message>
    <message>
        <source>The motion sensor may not be used either</source>
        <translation>Non può usare nemmeno il sensore di movimento</translation>
    </message>
    <message>
        <source>The agent’s cards among five players</source>
        <translation>Le carte dell’agente in cinque giocatori</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>cards</comment>
        <translation>Tre</translation>
    </message>
    <message>
        <source>The agent among five players takes three cards</source>
        <translation>In cinque giocatori l’agente prende tre carte</translation>
    </message>
    <message>
        <source>Five</source>
        <comment>cards</comment>
        <translation>Cinque</translation>
    </message>
    <message>
        <source>The agent among five players takes five cards</source>
        <translation>In cinque giocatori l’agente prende cinque carte</translation>
    </message>
    <message>
        <source>Escape while the traitor is secret</source>
        <translation>Fuga finché il traditore è segreto</translation>
    </message>
    <message>
        <source>With three objectives</source>
        <translation>Con tre obiettivi</translation>
    </message>
    <message>
        <source>Every escape needs three completed objectives</source>
        <translation>Ogni fuga richiede tre obiettivi completati</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>In ogni momento</translation>
    </message>
    <message>
        <source>Until the traitor is revealed, an escape needs no objective</source>
        <translation>Finché il traditore non è rivelato, la fuga non richiede obiettivi</translation>
    </message>
    <message>
        <source>The rules say ten in all for the turn; by another reading each hunter who drives has them.</source>
        <translation>Le regole dicono dieci in tutto per il turno; secondo un’altra lettura li ha ogni cacciatore che guida.</translation>
    </message>
    <message>
        <source>A road shows its whole stretch at once; the card says only that smoke blocks sight.</source>
        <translation>Una strada mostra tutto il suo tratto; la carta dice solo che il fumo blocca la vista.</translation>
    </message>
    <message>
        <source>Among five players the others may bar one hunter; whether from its sensor too is not said.</source>
        <translation>In cinque gli altri possono escludere un cacciatore; se anche dal sensore non è detto.</translation>
    </message>
    <message>
        <source>For five players no number of cards is printed; four players have five.</source>
        <translation>Per cinque giocatori il numero di carte non è stampato; in quattro sono cinque.</translation>
    </message>
    <message>
        <source>Among five players the rules let the agent win so; most tables ask for the objectives all the same.</source>
        <translation>In cinque le regole fanno vincere l’agente anche così; quasi tutti i tavoli chiedono comunque gli obiettivi.</translation>
    </message>
    <message>
        <source>Driving and the sensor</source>
        <translation>Guida e sensore</translation>
    </message>
    <message>
        <source>One of them</source>
        <translation>Uno dei due</translation>
    </message>
    <message>
        <source>In a turn of the hunters the vehicle is driven or its sensor is used</source>
        <translation>In un turno dei cacciatori o si guida il veicolo o si usa il sensore</translation>
    </message>
    <message>
        <source>Each hunter chooses</source>
        <translation>Sceglie ciascuno</translation>
    </message>
    <message>
        <source>One hunter may drive and another use the sensor in one turn</source>
        <translation>In un turno un cacciatore può guidare e un altro usare il sensore</translation>
    </message>
    <message>
        <source>The rules’ note speaks of the hunters’ turn, not of one hunter’s.</source>
        <translation>La nota del regolamento parla del turno dei cacciatori, non di quello di un cacciatore.</translation>
    </message>
</context>
<context>
    <name>dossier::OrderRow</name>
    <message>
        <source>%1 %2</source>
        <comment>a place in the order, a commando</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Let %1 act one place earlier; or drag to another place</source>
        <translation>%1 agisce un posto prima; oppure si trascina in un altro posto</translation>
    </message>
    <message>
        <source>A click lets a commando act one place earlier; drag for any place.</source>
        <translation>Un clic anticipa un commando di un posto; trascinalo per qualsiasi posto.</translation>
    </message>
</context>
<context>
    <name>dossier::OverruleCard</name>
    <message>
        <source>We decide otherwise…</source>
        <translation>Decidiamo diversamente…</translation>
    </message>
    <message>
        <source>Overrule an answer that stands: the journal keeps the answer, your decision and its reason</source>
        <translation>Cambia una risposta data: il diario conserva la risposta, la decisione e il motivo</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidi…</translation>
    </message>
    <message>
        <source>Click the space on the board</source>
        <translation>Fai clic sullo spazio della plancia</translation>
    </message>
    <message>
        <source>Choose the space…</source>
        <translation>Scegli lo spazio…</translation>
    </message>
    <message>
        <source>We decide otherwise</source>
        <translation>Decidiamo diversamente</translation>
    </message>
    <message>
        <source>The answer that stands</source>
        <translation>La risposta data</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>La decisione</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>Dossier: %1. Your decision: %2.</source>
        <comment>an answer, the decision in its place</comment>
        <translation>Dossier: %1. Decisione del tavolo: %2.</translation>
    </message>
</context>
<context>
    <name>dossier::Overruling</name>
    <message>
        <source>The objective on %1 is completed</source>
        <translation>L’obiettivo in %1 è completato</translation>
    </message>
    <message>
        <source>Not completed</source>
        <translation>Non completato</translation>
    </message>
    <message>
        <source>The last attack on %1</source>
        <comment>an agent</comment>
        <translation>L’ultimo attacco contro %1</translation>
    </message>
    <message>
        <source>It missed: give 1 health back</source>
        <translation>Attacco mancato: l’agente recupera 1 punto ferita</translation>
    </message>
    <message>
        <source>It hit: take 1 health</source>
        <translation>È andato a segno: togli 1 punto ferita</translation>
    </message>
</context>
<context>
    <name>dossier::OverseerPage</name>
    <message>
        <source>Done automatically: %1</source>
        <translation>Fatto in automatico: %1</translation>
    </message>
</context>
<context>
    <name>dossier::OwnerCards</name>
    <message>
        <source>Delete %1</source>
        <comment>a card</comment>
        <translation>Elimina %1</translation>
    </message>
</context>
<context>
    <name>dossier::OwnerMap</name>
    <message>
        <source>S</source>
        <comment>the letter of a start</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>start</source>
        <translation>partenza</translation>
    </message>
    <message>
        <source>investigate marker</source>
        <translation>segnalino Investigazione</translation>
    </message>
    <message>
        <source>G</source>
        <comment>the letter of the goal room</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>goal room</source>
        <translation>stanza Obiettivo</translation>
    </message>
    <message>
        <source>Draw the map…</source>
        <translation>Disegna la mappa…</translation>
    </message>
    <message>
        <source>Go to the page for a new map; come back with “Take the open map”</source>
        <translation>Vai alla pagina di una nuova mappa; torna con «Prendi la mappa aperta»</translation>
    </message>
    <message>
        <source>Take the open map</source>
        <translation>Prendi la mappa aperta</translation>
    </message>
    <message>
        <source>Use the map that is open in Dossier; what was placed here is removed</source>
        <translation>Usa la mappa aperta in Dossier; quello che era piazzato qui si elimina</translation>
    </message>
    <message>
        <source>Map from a file…</source>
        <translation>Mappa da un file…</translation>
    </message>
    <message>
        <source>Use a saved map; what was placed here is removed</source>
        <translation>Usa una mappa salvata; quello che era piazzato qui si elimina</translation>
    </message>
    <message>
        <source>A click places or removes:</source>
        <translation>Un clic piazza o toglie:</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Partenze</translation>
    </message>
    <message>
        <source>Spaces where commandos start</source>
        <translation>Spazi da cui partono i commando</translation>
    </message>
    <message>
        <source>Goal room</source>
        <translation>Stanza meta</translation>
    </message>
    <message>
        <source>Any space of the room that is the goal</source>
        <translation>Uno spazio qualsiasi della stanza Obiettivo</translation>
    </message>
    <message>
        <source>Investigate</source>
        <translation>Investigare</translation>
    </message>
    <message>
        <source>Spaces of investigate markers</source>
        <translation>Spazi dei segnalini Investigazione</translation>
    </message>
    <message>
        <source>Map of the mission</source>
        <translation>Mappa della missione</translation>
    </message>
    <message>
        <source>Click a space, or go there with the arrow keys and press Enter</source>
        <translation>Fai clic su uno spazio, o raggiungilo con le frecce e premi Invio</translation>
    </message>
    <message>
        <source>There is no map yet.</source>
        <translation>Non c’è ancora nessuna mappa.</translation>
    </message>
    <message numerus="yes">
        <source>%n start(s) so far: each commando needs one, three at least.</source>
        <translation>
            <numerusform>%n partenza finora: ne serve una per commando, almeno tre.</numerusform>
            <numerusform>%n partenze finora: ne serve una per commando, almeno tre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start(s); the goal is the room of %1.</source>
        <translation>
            <numerusform>%n partenza; la meta è la stanza di %1.</numerusform>
            <numerusform>%n partenze; la meta è la stanza di %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start(s). Now choose “Goal room” and click a space of it.</source>
        <translation>
            <numerusform>%n partenza. Ora scegli «Stanza meta» e fai clic su un suo spazio.</numerusform>
            <numerusform>%n partenze. Ora scegli «Stanza meta» e fai clic su un suo spazio.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::OwnerPage</name>
    <message>
        <source>Complete; saved as your own pack</source>
        <translation>Completo; salvato come pacchetto tuo</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) left; what you enter is saved at once in your own pack</source>
        <translation>
            <numerusform>%n valore mancante; quello che inserisci è salvato subito nel tuo pacchetto</numerusform>
            <numerusform>%n valori mancanti; quello che inserisci è salvato subito nel tuo pacchetto</numerusform>
        </translation>
    </message>
    <message>
        <source>Back; continue whenever you like (Esc)</source>
        <translation>Indietro; continui quando vuoi (Esc)</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nuova sessione</translation>
    </message>
    <message>
        <source>Begin a session of this mission</source>
        <translation>Comincia una sessione di questa missione</translation>
    </message>
    <message>
        <source>Needed to begin a game: %1</source>
        <translation>Serve per cominciare una partita: %1</translation>
    </message>
    <message>
        <source>✓ complete</source>
        <translation>✓ completo</translation>
    </message>
    <message numerus="yes">
        <source>%n left, needed to begin</source>
        <translation>
            <numerusform>%n mancante, serve per cominciare</numerusform>
            <numerusform>%n mancanti, servono per cominciare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n mancante</numerusform>
            <numerusform>%n mancanti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2
%3</source>
        <comment>number and name of a step, what is left</comment>
        <translation>%1  %2
%3</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Steps can be done in any order; Enter opens one</source>
        <translation>I passi si fanno in qualunque ordine; Invio ne apre uno</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>As printed on the card; shown in both languages</source>
        <translation>Come è stampato sulla carta; viene mostrato in tutte e due le lingue</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add a card that Dossier does not list</source>
        <translation>Aggiungi una carta che in Dossier manca</translation>
    </message>
    <message>
        <source>← Previous</source>
        <translation>← Precedente</translation>
    </message>
    <message>
        <source>Go back a step (Alt+Left)</source>
        <translation>Torna indietro di un passo (Alt+Sinistra)</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>Avanti →</translation>
    </message>
    <message>
        <source>Skip for now</source>
        <translation>Salta per ora</translation>
    </message>
    <message>
        <source>Continue with the next step; this one waits (Alt+Right)</source>
        <translation>Vai al passo seguente; questo aspetta (Alt+Destra)</translation>
    </message>
</context>
<context>
    <name>dossier::OwnersDesk</name>
    <message>
        <source>It could not be saved: %1 cannot be written. Free some space, or check the folder, and enter it again.</source>
        <translation>Non si è potuto salvare: %1 non si può scrivere. Libera spazio, o controlla la cartella, e inseriscilo di nuovo.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, a value of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>dossier::PastBar</name>
    <message>
        <source>Looking back: the start</source>
        <translation>Si rivede: l’inizio</translation>
    </message>
    <message>
        <source>Looking back: after entry %1, %2</source>
        <comment>a number, a time</comment>
        <translation>Si rivede: dopo la voce %1, %2</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Torna al presente</translation>
    </message>
    <message>
        <source>Show the game as it is now (Esc)</source>
        <translation>Mostra la partita com’è ora (Esc)</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>Undo everything after this; the journal keeps it, and redo restores it</source>
        <translation>Annulla tutto quello che segue; il diario lo conserva e Ripeti lo ripristina</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>previous or next turning point, which</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a tooltip, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There is no turning point any more</source>
        <translation>Non ci sono altre svolte</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>how fast</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Svolta precedente</translation>
    </message>
    <message>
        <source>Show the game entry by entry; nothing is changed</source>
        <translation>Mostra la partita una voce alla volta; non cambia nulla</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Svolta successiva</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Velocità: %1</translation>
    </message>
    <message>
        <source>How fast the game is shown: press for the next speed</source>
        <translation>Quanto in fretta scorre la partita: premi per la velocità successiva</translation>
    </message>
    <message>
        <source>Alt+Page Up</source>
        <translation>Alt+Pag↑</translation>
    </message>
    <message>
        <source>Alt+Page Down</source>
        <translation>Alt+Pag↓</translation>
    </message>
</context>
<context>
    <name>dossier::PathBar</name>
    <message>
        <source>Path</source>
        <translation>Percorso</translation>
    </message>
    <message>
        <source>such as N1 N2 M3</source>
        <translation>come N1 N2 M3</translation>
    </message>
    <message>
        <source>Path, space after space</source>
        <translation>Percorso, uno spazio dopo l’altro</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Togli un passo</translation>
    </message>
    <message>
        <source>Remove the last step (Backspace on the board)</source>
        <translation>Togli l’ultimo passo (Backspace sulla plancia)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Red hatching: where hunters would see you</source>
        <translation>Tratteggio rosso: dove i cacciatori ti vedrebbero</translation>
    </message>
    <message>
        <source>Possible places</source>
        <translation>Spazi possibili</translation>
    </message>
    <message>
        <source>Blue outline: where the hunters may expect you</source>
        <translation>Contorno blu: dove i cacciatori possono aspettarti</translation>
    </message>
    <message>
        <source>Move ends</source>
        <extracomment>the spaces where the move can end</extracomment>
        <translation>Dove fermarsi</translation>
    </message>
    <message>
        <source>Where the move can end: a disc unseen, a ring with a last sighting, a square seen</source>
        <translation>Dove può finire il movimento: un disco non visto, un anello con un ultimo avvistamento, un quadrato visto</translation>
    </message>
    <message>
        <source>Stay on %1: %2. Click spaces or drag to draw the path.</source>
        <comment>a space, what is shown</comment>
        <translation>Resta in %1: %2. Fai clic o trascina per il percorso.</translation>
    </message>
    <message>
        <source>Hunters’ turn. Hand over the computer to reach their board.</source>
        <translation>Turno dei cacciatori. Passa il computer per vedere la loro plancia.</translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation>Non tocca a te muovere.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The game is over. Reveal the sheet to everybody.</source>
        <translation>La partita è finita. Rivela il foglio a tutti.</translation>
    </message>
    <message>
        <source>Type the spaces one after another (Ctrl+J comes here); Enter shows what will be announced, Enter again writes the move. On the board a click plans from the start; Shift+click or dragging goes on from the end</source>
        <translation>Scrivi gli spazi uno dopo l’altro (Ctrl+J porta qui); Invio mostra che cosa si annuncerà, un altro Invio scrive il movimento. Sulla plancia un clic traccia il percorso dall’inizio; Maiusc+clic o trascinando lo allunghi dalla fine</translation>
    </message>
    <message>
        <source>Enter again: %1</source>
        <comment>what the primary button says</comment>
        <translation>Premi di nuovo Invio: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n of %2 steps · %3</source>
        <comment>a path, numbers, what is shown</comment>
        <translation>
            <numerusform>%1 · %n passo su %2 · %3</numerusform>
            <numerusform>%1 · %n passi su %2 · %3</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a space of the board.</source>
        <comment>what was typed</comment>
        <translation>«%1» non è uno spazio della plancia.</translation>
    </message>
    <message>
        <source>%1 is a structure: closed to everybody.</source>
        <comment>a space</comment>
        <translation>%1 è una struttura: non ci si entra.</translation>
    </message>
</context>
<context>
    <name>dossier::PhaseRow</name>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>a commando, his turn, all turns</comment>
        <translation>%1 · %2 di %3</translation>
    </message>
    <message>
        <source>then %1</source>
        <comment>a step of the round</comment>
        <translation>poi %1</translation>
    </message>
    <message>
        <source>The steps of a round: %1</source>
        <translation>Le fasi di un round: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Fase %1 di %2: %3</translation>
    </message>
</context>
<context>
    <name>dossier::PieceCosts</name>
    <message>
        <source>%1: %2</source>
        <comment>a piece, one of its costs</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What using it costs while it is ready</source>
        <translation>Quanto costa usarla quando è Pronta</translation>
    </message>
    <message>
        <source>What using it costs while tokens are in its well; a dash for never, or unknown</source>
        <translation>Quanto costa usarla quando nel Pozzo ci sono gettoni; un trattino per mai, o non noto</translation>
    </message>
    <message>
        <source>Tokens that each refresh removes</source>
        <translation>Quanti gettoni toglie ogni Ripristino</translation>
    </message>
    <message>
        <source>Tiles of the box that are not in play</source>
        <translation>Tessere della scatola che non sono in gioco</translation>
    </message>
    <message>
        <source>Add the tile</source>
        <translation>Aggiungi la tessera</translation>
    </message>
    <message>
        <source>Place it beside those of the mission</source>
        <translation>Mettila accanto a quelle della missione</translation>
    </message>
    <message>
        <source>%1 leaves the dashboard</source>
        <comment>a piece</comment>
        <translation>%1 lascia il Pannello</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>costo %1</translation>
    </message>
    <message>
        <source>committed %1</source>
        <translation>Impegnata %1</translation>
    </message>
    <message>
        <source>refresh %1</source>
        <translation>ripristino %1</translation>
    </message>
</context>
<context>
    <name>dossier::PieceSheet</name>
    <message>
        <source>Figure</source>
        <extracomment>a piece on the board; its sheet is open</extracomment>
        <translation>Miniatura</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Sigla</translation>
    </message>
    <message>
        <source>Label of the figure’s token: two letters are easiest to read</source>
        <translation>La sigla della miniatura: due lettere si leggono meglio</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Commando</source>
        <translation>Commando</translation>
    </message>
    <message>
        <source>It fights for the commandos</source>
        <translation>Combatte per i commando</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Nemico</translation>
    </message>
    <message>
        <source>It fights for the overseer</source>
        <translation>Combatte per il Sorvegliante</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>1 space</source>
        <translation>1 spazio</translation>
    </message>
    <message>
        <source>It takes up one space</source>
        <translation>Occupa uno spazio</translation>
    </message>
    <message>
        <source>2 × 2 spaces</source>
        <translation>2 × 2 spazi</translation>
    </message>
    <message>
        <source>It takes up four spaces, to the east and south of its first</source>
        <translation>Occupa quattro spazi, a est e a sud del primo</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Orientamento</translation>
    </message>
    <message>
        <source>It looks north</source>
        <translation>Guarda a nord</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>It looks east</source>
        <translation>Guarda a est</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>It looks south</source>
        <translation>Guarda a sud</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>It looks west</source>
        <translation>Guarda a ovest</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ovest</translation>
    </message>
    <message>
        <source>It looks all round</source>
        <translation>Guarda a 360°</translation>
    </message>
    <message>
        <source>All round</source>
        <translation>A 360°</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Movement points of one move action; a dash is unknown</source>
        <translation>Punti movimento di un’azione Muovere; un trattino vuol dire che non si sa</translation>
    </message>
    <message>
        <source>Sure-footed</source>
        <translation>Passo sicuro</translation>
    </message>
    <message>
        <source>Rubble costs it no extra points</source>
        <translation>Le macerie non le costano punti in più</translation>
    </message>
    <message>
        <source>Travels by vents</source>
        <translation>Usa i condotti</translation>
    </message>
    <message>
        <source>A clone that goes from vent to vent</source>
        <translation>Un clone che passa da un condotto all’altro</translation>
    </message>
    <message>
        <source>Ranged defense: hits for one wound, for two</source>
        <translation>Difesa a distanza: colpi per una Ferita, per due</translation>
    </message>
    <message>
        <source>Ranged defense</source>
        <translation>Difesa a distanza</translation>
    </message>
    <message>
        <source>Hits that a ranged attack needs for one wound; a dash is unknown</source>
        <translation>Colpi che servono a un attacco a distanza per una Ferita; un trattino vuol dire che non si sa</translation>
    </message>
    <message>
        <source>Ranged defense for two wounds</source>
        <translation>Difesa a distanza per due Ferite</translation>
    </message>
    <message>
        <source>Hits that a ranged attack needs for two wounds; a dash for none</source>
        <translation>Colpi che servono a un attacco a distanza per due Ferite; un trattino se non c’è</translation>
    </message>
    <message>
        <source>Melee defense: hits for one wound, for two</source>
        <translation>Difesa in mischia: colpi per una Ferita, per due</translation>
    </message>
    <message>
        <source>Melee defense</source>
        <translation>Difesa in mischia</translation>
    </message>
    <message>
        <source>Hits that a melee attack needs for one wound; a dash is unknown</source>
        <translation>Colpi che servono a un attacco in mischia per una Ferita; un trattino vuol dire che non si sa</translation>
    </message>
    <message>
        <source>Melee defense for two wounds</source>
        <translation>Difesa in mischia per due Ferite</translation>
    </message>
    <message>
        <source>Hits that a melee attack needs for two wounds; a dash for none</source>
        <translation>Colpi che servono a un attacco in mischia per due Ferite; un trattino se non c’è</translation>
    </message>
    <message>
        <source>Remove the figure</source>
        <translation>Togli la miniatura</translation>
    </message>
    <message>
        <source>Remove this figure from the board (Del)</source>
        <translation>Togli questa miniatura dalla mappa (Canc)</translation>
    </message>
</context>
<context>
    <name>dossier::PiecesCard</name>
    <message>
        <source>%1 in the reserves</source>
        <translation>%1 nelle riserve</translation>
    </message>
    <message>
        <source>Figures of this kind in the reserves</source>
        <translation>Miniature di questo tipo nelle riserve</translation>
    </message>
    <message>
        <source>The cards of the box: shuffle them and say how many there are.</source>
        <translation>Le carte della scatola: mescolale e di’ quante sono.</translation>
    </message>
    <message numerus="yes">
        <source>Dossier knows %n card(s) and has shuffled them; a deck of cardboard is only counted.</source>
        <translation>
            <numerusform>Dossier conosce %n carta e l’ha mescolata; di un mazzo di cartone si contano solo le carte.</numerusform>
            <numerusform>Dossier conosce %n carte e le ha mescolate; di un mazzo di cartone si contano solo le carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles of the dashboard</source>
        <translation>Tessere del Pannello di Controllo</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Riserve</translation>
    </message>
    <message>
        <source>Investigate cards</source>
        <translation>Carte Investigazione</translation>
    </message>
    <message>
        <source>Cards in the investigate deck</source>
        <translation>Carte nel mazzo Investigazione</translation>
    </message>
    <message>
        <source>How many cards a deck of cardboard has</source>
        <translation>Quante carte ha un mazzo di cartone</translation>
    </message>
    <message>
        <source>Let Dossier shuffle</source>
        <translation>Fai mescolare a Dossier</translation>
    </message>
    <message>
        <source>Shuffle the cards that Dossier knows; nobody sees the order</source>
        <translation>Mescola le carte che Dossier conosce; nessuno vede l’ordine</translation>
    </message>
    <message>
        <source>%1 in the deck</source>
        <translation>%1 nel mazzo</translation>
    </message>
</context>
<context>
    <name>dossier::PinGate</name>
    <message>
        <source>Type the PIN first</source>
        <translation>Prima scrivi il PIN</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Remove the PIN</source>
        <translation>Togli il PIN</translation>
    </message>
    <message>
        <source>The screen opens without a PIN again</source>
        <translation>Lo schermo si apre di nuovo senza PIN</translation>
    </message>
    <message>
        <source>Until Dossier ends, this screen opens with the PIN alone. That keeps out who passes by, not who has the file or starts Dossier again.</source>
        <translation>Finché Dossier resta aperto, questo schermo si apre solo con il PIN. Tiene lontano chi passa, non chi ha il file o riavvia Dossier.</translation>
    </message>
    <message>
        <source>Set a PIN…</source>
        <translation>Imposta un PIN…</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>Nuovo PIN</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>Imposta il PIN</translation>
    </message>
    <message>
        <source>The PIN is set.</source>
        <translation>Il PIN è impostato.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong PINs: wait %n second(s).</source>
        <translation>
            <numerusform>Troppi PIN sbagliati: aspetta %n secondo.</numerusform>
            <numerusform>Troppi PIN sbagliati: aspetta %n secondi.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the PIN.</source>
        <translation>Questo non è il PIN.</translation>
    </message>
    <message>
        <source>The PIN is removed.</source>
        <translation>Il PIN è stato tolto.</translation>
    </message>
    <message>
        <source>Digits or letters; nobody else sees them</source>
        <translation>Cifre o lettere; nessun altro le vede</translation>
    </message>
</context>
<context>
    <name>dossier::PlayerCard</name>
    <message>
        <source>%1 · first</source>
        <comment>a player</comment>
        <translation>%1 · primo</translation>
    </message>
    <message>
        <source>Strength of each alien, and intelligence: the size of the hand</source>
        <translation>Forza di ogni Alieno, e Intelligenza: quante carte in mano</translation>
    </message>
    <message>
        <source>terror %1</source>
        <translation>terrore %1</translation>
    </message>
    <message>
        <source>terror %1 of %2</source>
        <translation>terrore %1 di %2</translation>
    </message>
    <message>
        <source>Action points</source>
        <translation>Punti Azione</translation>
    </message>
    <message>
        <source>Action points of %1: %2</source>
        <translation>Punti Azione di %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n left; click to correct</source>
        <translation>
            <numerusform>ne resta %n; fai clic per correggere</numerusform>
            <numerusform>ne restano %n; fai clic per correggere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saucers, and %n other figure(s)</source>
        <translation>
            <numerusform>Dischi, e %n altra miniatura</numerusform>
            <numerusform>Dischi, e altre %n miniature</numerusform>
        </translation>
    </message>
    <message>
        <source>Saucers</source>
        <translation>Dischi</translation>
    </message>
    <message>
        <source>%1 on the board, %2 in the reserve</source>
        <translation>%1 sulla plancia, %2 nella riserva</translation>
    </message>
    <message>
        <source>Threat tokens</source>
        <translation>Segnalini Minaccia</translation>
    </message>
    <message>
        <source>Threat tokens of %1: %2</source>
        <translation>Segnalini Minaccia di %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n threat token(s); click to correct</source>
        <translation>
            <numerusform>%n segnalino Minaccia; fai clic per correggere</numerusform>
            <numerusform>%n segnalini Minaccia; fai clic per correggere</numerusform>
        </translation>
    </message>
    <message>
        <source>Command tokens: the one in play, and those at hand</source>
        <translation>Segnalini Comando: quello in gioco, e quelli a disposizione</translation>
    </message>
    <message>
        <source>hand %1</source>
        <comment>number of cards</comment>
        <translation>mano %1</translation>
    </message>
    <message>
        <source>%1 looks at their cards: Dossier covers the screen first</source>
        <translation>%1 guarda le proprie carte: prima Dossier copre lo schermo</translation>
    </message>
    <message>
        <source>Cards in hand: play or discard one</source>
        <translation>Carte in mano: giocane o scartane una</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an ability, its threat tokens</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: used</source>
        <comment>Space Stuff</comment>
        <translation>%1: carta usata</translation>
    </message>
    <message>
        <source>Strength %1 · Intelligence %2</source>
        <comment>of a race</comment>
        <translation>Forza %1 · Intelligenza %2</translation>
    </message>
    <message>
        <source>Action points: none</source>
        <translation>Punti Azione: nessuno</translation>
    </message>
    <message>
        <source>Right click: correct who is first and whose turn it is</source>
        <translation>Clic destro: correggi chi è il primo e di chi è il turno</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>who plays, what can be done</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>who plays, a race</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2/%3</source>
        <comment>who plays or a race, strength, intelligence</comment>
        <translation>%1 · %2/%3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>who plays or a race, what its numbers are</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Token %1 played · at hand: %2</source>
        <comment>command tokens</comment>
        <translation>Segnalino %1 giocato · in mano: %2</translation>
    </message>
    <message>
        <source>Tokens at hand: %1</source>
        <comment>command tokens</comment>
        <translation>Segnalini in mano: %1</translation>
    </message>
    <message>
        <source>Always on: %1</source>
        <translation>Sempre attiva: %1</translation>
    </message>
</context>
<context>
    <name>dossier::PlayersCard</name>
    <message>
        <source>Hunter %1</source>
        <translation>Cacciatore %1</translation>
    </message>
    <message>
        <source>The hunter’s card played here; if somebody else has it, the two swap</source>
        <translation>Quale carta cacciatore si gioca qui; se ce l’ha un altro, i due si scambiano</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Chi gioca %1</translation>
    </message>
    <message>
        <source>A name for the journal and the report; it may stay empty</source>
        <translation>Un nome per il diario e il resoconto; può restare vuoto</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>All players, the agent included</source>
        <translation>Tutti i giocatori, compreso l’agente</translation>
    </message>
    <message>
        <source>Four hunters, one of them secretly a traitor; only the agent knows the objectives.</source>
        <translation>Quattro cacciatori, uno in segreto traditore; solo l’agente conosce gli obiettivi.</translation>
    </message>
    <message>
        <source>Three hunters; only the agent knows the objectives, and has more health and cards.</source>
        <translation>Tre cacciatori; solo l’agente conosce gli obiettivi, e ha più punti ferita e più carte.</translation>
    </message>
    <message>
        <source>One player moves both hunters; the objectives are public.</source>
        <translation>Un giocatore muove entrambi i cacciatori; gli obiettivi sono pubblici.</translation>
    </message>
    <message>
        <source>Two hunters; the objectives are public.</source>
        <translation>Due cacciatori; gli obiettivi sono pubblici.</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Who plays the agent</source>
        <translation>Chi gioca l’agente</translation>
    </message>
    <message>
        <source>The movement sheet</source>
        <translation>Il foglio movimento</translation>
    </message>
    <message>
        <source>In Dossier</source>
        <translation>Qui in Dossier</translation>
    </message>
    <message>
        <source>The agent enters every move here, and Dossier answers the hunters</source>
        <translation>L’agente inserisce qui ogni movimento, e Dossier risponde ai cacciatori</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Su carta</translation>
    </message>
    <message>
        <source>The agent writes on paper; the announcements are entered here</source>
        <translation>L’agente scrive su carta; qui si inseriscono gli annunci</translation>
    </message>
    <message>
        <source>Dossier knows only what is public, and works out where the agent can be.</source>
        <translation>Dossier sa solo quello che è pubblico, e calcola dove può essere l’agente.</translation>
    </message>
    <message>
        <source>Dossier knows the agent’s path and says what has to be shown; nobody else sees it.</source>
        <translation>Dossier conosce il percorso dell’agente e dice che cosa va mostrato; nessun altro lo vede.</translation>
    </message>
</context>
<context>
    <name>dossier::PlayersPanel</name>
    <message>
        <source>Who plays %1</source>
        <comment>a part of the game</comment>
        <translation>Chi gioca %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiudi (Esc)</translation>
    </message>
    <message>
        <source>Save the names</source>
        <translation>Salva i nomi</translation>
    </message>
    <message>
        <source>Show them on cards, on the public window and in reports</source>
        <translation>Li mostra sulle schede, nella finestra pubblica e nei resoconti</translation>
    </message>
    <message>
        <source>Everybody takes the next player’s part</source>
        <translation>Ognuno prende la parte del giocatore seguente</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Non ancora salvati.</translation>
    </message>
    <message>
        <source>Write who joins or takes a part over, erase who leaves. The game goes on as it stands.</source>
        <translation>Scrivi chi si unisce o prende un ruolo, cancella chi va via. La partita continua così com’è.</translation>
    </message>
    <message>
        <source>Rotate the parts</source>
        <translation>Ruota i ruoli</translation>
    </message>
</context>
<context>
    <name>dossier::PrintPage</name>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>As it will look on paper</source>
        <translation>Come verrà su carta</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Che cosa stampare</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Write the pages to a file</source>
        <translation>Scrivi le pagine in un file</translation>
    </message>
    <message>
        <source>Print on paper…</source>
        <translation>Stampa su carta…</translation>
    </message>
    <message>
        <source>Choose a printer and print the pages</source>
        <translation>Scegli una stampante e stampa le pagine</translation>
    </message>
    <message>
        <source>What will be printed</source>
        <translation>Che cosa si stamperà</translation>
    </message>
    <message>
        <source>The pages as they will look on paper</source>
        <translation>Le pagine come verranno su carta</translation>
    </message>
    <message>
        <source>Language of the pages</source>
        <translation>Lingua delle pagine</translation>
    </message>
    <message>
        <source>Print the pages in this language: %1</source>
        <translation>Stampa le pagine in questa lingua: %1</translation>
    </message>
</context>
<context>
    <name>dossier::PrintedForm</name>
    <message>
        <source>not known</source>
        <translation>sconosciuto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>How many in the box</source>
        <translation>Quante nella scatola</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligenza</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Cost in action points, 0 for none</source>
        <translation>Costo in Punti Azione, 0 se nessuno</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistenza</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Popolazione</translation>
    </message>
    <message>
        <source>Rim: red is soft, blue is hard</source>
        <translation>Bordo: rosso leggera, blu pesante</translation>
    </message>
    <message>
        <source>Keywords, with commas between</source>
        <translation>Parole chiave, separate da virgole</translation>
    </message>
    <message>
        <source>Kind of place</source>
        <translation>Tipo di luogo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Red text</source>
        <translation>Testo rosso</translation>
    </message>
    <message>
        <source>Flies</source>
        <translation>Vola</translation>
    </message>
    <message>
        <source>Is the superhero</source>
        <translation>È il supereroe</translation>
    </message>
    <message>
        <source>Also in competitive games</source>
        <translation>Anche nelle partite competitive</translation>
    </message>
    <message>
        <source>Play immediately</source>
        <translation>Da giocare subito</translation>
    </message>
    <message>
        <source>Remains in play</source>
        <translation>Resta in gioco</translation>
    </message>
    <message>
        <source>Cancels another card</source>
        <translation>Annulla un’altra carta</translation>
    </message>
    <message>
        <source>Is turned down when used</source>
        <translation>Si gira quando è usata</translation>
    </message>
    <message>
        <source>Brings an ally’s figure</source>
        <translation>Porta la miniatura di un alleato</translation>
    </message>
    <message>
        <source>Ability %1</source>
        <translation>Abilità %1</translation>
    </message>
    <message>
        <source>Threat tokens for ability %1</source>
        <translation>Segnalini Minaccia per l’abilità %1</translation>
    </message>
    <message>
        <source>Text of ability %1</source>
        <translation>Testo dell’abilità %1</translation>
    </message>
</context>
<context>
    <name>dossier::PublicCommandos</name>
    <message>
        <source>The commandos have not been chosen yet</source>
        <translation>I commando non sono ancora stati scelti</translation>
    </message>
    <message>
        <source>%1 ★</source>
        <comment>the commanding officer</comment>
        <translation>%1 ★</translation>
    </message>
    <message>
        <source>%1, initiative %2</source>
        <comment>a commando, the number of the card</comment>
        <translation>%1, Iniziativa %2</translation>
    </message>
    <message>
        <source>commanding officer</source>
        <translation>Ufficiale Comandante</translation>
    </message>
    <message>
        <source>adrenaline %1</source>
        <translation>Adrenalina %1</translation>
    </message>
    <message>
        <source>wounds %1</source>
        <translation>Ferite %1</translation>
    </message>
</context>
<context>
    <name>dossier::PublicHeader</name>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
</context>
<context>
    <name>dossier::PublicJournal</name>
    <message>
        <source>Journal: %1</source>
        <translation>Diario: %1</translation>
    </message>
</context>
<context>
    <name>dossier::PublicMap</name>
    <message>
        <source>Map without figures</source>
        <translation>Mappa senza miniature</translation>
    </message>
    <message>
        <source>Map: %1</source>
        <translation>Mappa: %1</translation>
    </message>
</context>
<context>
    <name>dossier::PublicPool</name>
    <message>
        <source>Bank</source>
        <translation>Banca</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Riserva</translation>
    </message>
    <message>
        <source>Wells</source>
        <translation>Pozzi</translation>
    </message>
    <message>
        <source>Sheets</source>
        <comment>of the commandos</comment>
        <translation>Schede</translation>
    </message>
    <message>
        <source>Adrenaline · %1</source>
        <translation>Adrenalina · %1</translation>
    </message>
    <message>
        <source>Energy pool</source>
        <translation>Riserva di Energia</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>where tokens lie, how many</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>pool after the next transfer: %1</source>
        <translation>Riserva dopo il trasferimento: %1</translation>
    </message>
</context>
<context>
    <name>dossier::PublicReserves</name>
    <message>
        <source>Reserves</source>
        <translation>Riserve</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a kind of figure, how many of how many</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Reserves: %1</source>
        <translation>Riserve: %1</translation>
    </message>
</context>
<context>
    <name>dossier::PublicScreen</name>
    <message>
        <source>Public information</source>
        <translation>Informazioni pubbliche</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Pubblico</translation>
    </message>
</context>
<context>
    <name>dossier::PublicTrack</name>
    <message>
        <source>Round track: the timer is on %1</source>
        <translation>Tracciato dei round: il Timer è su %1</translation>
    </message>
    <message>
        <source>the second timer (blue line) is on %1</source>
        <translation>il secondo Timer (linea blu) è su %1</translation>
    </message>
    <message>
        <source>the Crisis Point (red) is on %1</source>
        <translation>il Punto di Crisi (rosso) è su %1</translation>
    </message>
    <message>
        <source>%1 on %2 (red triangle)</source>
        <comment>a mission event, a space of the track</comment>
        <translation>%1 su %2 (triangolo rosso)</translation>
    </message>
</context>
<context>
    <name>dossier::PublicWells</name>
    <message>
        <source>cost %1</source>
        <comment>of an ability</comment>
        <translation>costo %1</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>Pronta</translation>
    </message>
    <message>
        <source>%1 in the well</source>
        <translation>%1 nel Pozzo</translation>
    </message>
    <message>
        <source>Wells</source>
        <translation>Pozzi</translation>
    </message>
    <message>
        <source>Wells: %1</source>
        <translation>Pozzi: %1</translation>
    </message>
    <message>
        <source>Overseer: %1</source>
        <comment>a person</comment>
        <translation>Sorvegliante: %1</translation>
    </message>
</context>
<context>
    <name>dossier::PublicWindow</name>
    <message>
        <source>%1 · %2 – public</source>
        <comment>a mission, a round</comment>
        <translation>%1 · %2 – pubblico</translation>
    </message>
</context>
<context>
    <name>dossier::ReadCard</name>
    <message>
        <source>Apply the effect…</source>
        <translation>Applica l’effetto…</translation>
    </message>
    <message>
        <source>What the text changes on the table, if anything</source>
        <translation>Quello che il testo cambia sul tavolo, se cambia qualcosa</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>The card does nothing more</source>
        <translation>La carta non fa altro</translation>
    </message>
</context>
<context>
    <name>dossier::ReasonBar</name>
    <message>
        <source>Reason for undoing</source>
        <translation>Motivo dell’annullamento</translation>
    </message>
    <message>
        <source>Reason for your decision</source>
        <translation>Perché decidiamo così</translation>
    </message>
    <message>
        <source>Undo anyway</source>
        <translation>Annulla lo stesso</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Decidiamo così</translation>
    </message>
    <message>
        <source>Undo, with the reason in the journal</source>
        <translation>Annulla, con il motivo nel diario</translation>
    </message>
    <message>
        <source>Do it anyway, with the reason in the journal</source>
        <translation>Fallo lo stesso, con il motivo nel diario</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>Everybody will read the reason.</source>
        <translation>Il motivo lo leggeranno tutti.</translation>
    </message>
    <message>
        <source>Everybody who may see this step will read the reason.</source>
        <translation>Il motivo lo leggerà chiunque possa vedere questo passo.</translation>
    </message>
    <message>
        <source>Say why first.</source>
        <translation>Prima scrivi il motivo.</translation>
    </message>
</context>
<context>
    <name>dossier::RecentMaps</name>
    <message>
        <source>Recent maps</source>
        <translation>Mappe recenti</translation>
    </message>
    <message>
        <source>The maps that you open or save will appear here.</source>
        <translation>Qui appariranno le mappe che apri o salvi.</translation>
    </message>
    <message>
        <source>Recent map %1</source>
        <translation>Mappa recente %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Apri %1</translation>
    </message>
</context>
<context>
    <name>dossier::RecentSessions</name>
    <message>
        <source>The sessions that you play will appear here.</source>
        <translation>Qui appariranno le sessioni che giochi.</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>Continua %1</translation>
    </message>
    <message>
        <source>Continue %1, last played %2</source>
        <translation>Continua %1, giocata l’ultima volta %2</translation>
    </message>
    <message>
        <source>All sessions…</source>
        <translation>Tutte le sessioni…</translation>
    </message>
    <message>
        <source>Continue %1, %2</source>
        <comment>a file, a game</comment>
        <translation>Continua %1, %2</translation>
    </message>
    <message>
        <source>Open %1, finished: %2</source>
        <comment>a file, a result</comment>
        <translation>Apri %1, conclusa: %2</translation>
    </message>
    <message>
        <source>Open %1, last played %2: %3</source>
        <comment>a file, a time, a result</comment>
        <translation>Apri %1, giocata l’ultima volta %2: %3</translation>
    </message>
    <message>
        <source>Dates, players, results and notes of every session</source>
        <translation>Date, giocatori, risultati e note di ogni sessione</translation>
    </message>
    <message>
        <source>Last session · %1</source>
        <comment>a time</comment>
        <translation>Ultima sessione · %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>a session</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessioni</translation>
    </message>
</context>
<context>
    <name>dossier::RecruitCard</name>
    <message>
        <source>%1 · %2</source>
        <comment>a kit card, its points</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 is in play</source>
        <comment>a commando</comment>
        <translation>%1 è in gioco</translation>
    </message>
    <message>
        <source>This commando takes part, or stays in the box</source>
        <translation>Questo commando partecipa, o resta nella scatola</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>Giocatore di %1</translation>
    </message>
    <message>
        <source>Who plays this commando, by number; the overseer has none</source>
        <translation>Chi gioca questo commando, per numero; il Sorvegliante non ne ha</translation>
    </message>
    <message>
        <source>Then choose the space of %1 on the board</source>
        <translation>Scegli poi sulla mappa lo spazio di %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Piazza %1</translation>
    </message>
    <message>
        <source>Facing of %1</source>
        <translation>Orientamento di %1</translation>
    </message>
    <message>
        <source>Facing of this commando at the start</source>
        <translation>Orientamento iniziale di questo commando</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Spazio %1</translation>
    </message>
    <message>
        <source>Place on the map</source>
        <translation>Metti sulla mappa</translation>
    </message>
    <message>
        <source>kit %1 of %2</source>
        <comment>points</comment>
        <translation>kit %1 di %2</translation>
    </message>
    <message>
        <source>Kit points used and allowed for each commando</source>
        <translation>Punti Kit usati e permessi per ogni commando</translation>
    </message>
    <message>
        <source>Return %1</source>
        <translation>Restituisci %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prendi %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a commando, a kit card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>giocatore %1</translation>
    </message>
</context>
<context>
    <name>dossier::ReportPanel</name>
    <message>
        <source>No card announced</source>
        <translation>Nessuna carta annunciata</translation>
    </message>
    <message>
        <source>Character not entered</source>
        <translation>Personaggio non inserito</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a space</comment>
        <translation>in %1</translation>
    </message>
    <message>
        <source>on which space?</source>
        <translation>in quale spazio?</translation>
    </message>
    <message>
        <source>Where the agent is: press, then click the space on the board</source>
        <translation>Dov’è l’agente: premi, poi fai clic sullo spazio della plancia</translation>
    </message>
    <message>
        <source>Where its token is: press, then click the space on the board</source>
        <translation>Dov’è il suo gettone: premi, poi fai clic sullo spazio della plancia</translation>
    </message>
    <message>
        <source>The objective on %1 is completed</source>
        <translation>L’obiettivo in %1 è completato</translation>
    </message>
    <message>
        <source>Nothing shown</source>
        <translation>Nulla da mostrare</translation>
    </message>
    <message>
        <source>The agent has had a turn, and puts nothing on the board</source>
        <translation>L’agente ha fatto il suo turno, e non mette niente sulla plancia</translation>
    </message>
    <message>
        <source>Seen on…</source>
        <translation>Visto in…</translation>
    </message>
    <message>
        <source>The figure is placed where the move ends; then click the space on the board</source>
        <translation>La miniatura si mette dove finisce il movimento; poi fai clic sullo spazio sulla plancia</translation>
    </message>
    <message>
        <source>Last seen on…</source>
        <translation>Visto l’ultima volta in…</translation>
    </message>
    <message>
        <source>The token is placed where the agent was seen; then click the space</source>
        <translation>Il gettone si mette dove l’agente è stato visto; poi fai clic sullo spazio</translation>
    </message>
    <message>
        <source>another space…</source>
        <translation>un altro spazio…</translation>
    </message>
    <message>
        <source>Press, then click the structure on the board</source>
        <translation>Premi, poi fai clic sulla struttura della plancia</translation>
    </message>
    <message>
        <source>Before the move, objective completed:</source>
        <translation>Prima del movimento, obiettivo completato:</translation>
    </message>
    <message>
        <source>Card that the agent announced</source>
        <translation>Carta annunciata dall’agente</translation>
    </message>
    <message>
        <source>Hunter whom the card is used on</source>
        <translation>Cacciatore su cui si usa la carta</translation>
    </message>
    <message>
        <source>Die that was rolled for the card</source>
        <translation>Dado tirato per la carta</translation>
    </message>
    <message>
        <source>Who the agent is</source>
        <translation>Chi è l’agente</translation>
    </message>
    <message>
        <source>Click the space on the board. Esc cancels.</source>
        <translation>Fai clic sullo spazio della plancia. Esc annulla.</translation>
    </message>
    <message>
        <source>What does the agent show?</source>
        <translation>Che cosa mostra l’agente?</translation>
    </message>
    <message>
        <source>What does the second agent show?</source>
        <translation>Che cosa mostra il secondo agente?</translation>
    </message>
    <message>
        <source>the hunter is stunned</source>
        <translation>il cacciatore è stordito</translation>
    </message>
    <message>
        <source>The agent says whether the roll reached the hunter</source>
        <translation>L’agente dice se il tiro ha raggiunto il cacciatore</translation>
    </message>
    <message>
        <source>die %1</source>
        <translation>dado %1</translation>
    </message>
</context>
<context>
    <name>dossier::RescuePage</name>
    <message>
        <source>This session does not open</source>
        <translation>Questa sessione non si apre</translation>
    </message>
    <message>
        <source>What is wrong with its file, and how to continue</source>
        <translation>Che cosa non va nel suo file e come continuare</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
</context>
<context>
    <name>dossier::RescuePanel</name>
    <message numerus="yes">
        <source>Last entry %1 · %n entries</source>
        <comment>a moment</comment>
        <translation>
            <numerusform>Ultima voce %1 · %n voce</numerusform>
            <numerusform>Ultima voce %1 · %n voci</numerusform>
        </translation>
    </message>
    <message>
        <source>copy of the day %1</source>
        <translation>copia del giorno %1</translation>
    </message>
    <message>
        <source>copy beside the file: %1</source>
        <translation>copia accanto al file: %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message numerus="yes">
        <source>Restore the copy of %1 with %n entries</source>
        <comment>a moment</comment>
        <translation>
            <numerusform>Ripristina la copia del %1 con %n voce</numerusform>
            <numerusform>Ripristina la copia del %1 con %n voci</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue with this copy in a new file</source>
        <translation>Continua con questa copia in un nuovo file</translation>
    </message>
    <message>
        <source>all that can be read of the file itself</source>
        <translation>tutto quello che si può leggere del file stesso</translation>
    </message>
    <message>
        <source>Continue with it</source>
        <translation>Continua così</translation>
    </message>
    <message>
        <source>Continue in a new file with all that can be read of this one</source>
        <translation>Continua in un nuovo file con tutto quello che si può leggere di questo</translation>
    </message>
    <message>
        <source>What is wrong: %1</source>
        <translation>Che cosa non va: %1</translation>
    </message>
    <message>
        <source>This file stays as it is; what you choose continues in a new file beside it.</source>
        <translation>Questo file resta com’è; la tua scelta continua in un nuovo file accanto.</translation>
    </message>
    <message>
        <source>Copies of it, the newest content first (%1)</source>
        <translation>Le sue copie, dal contenuto più recente (%1)</translation>
    </message>
    <message>
        <source>There is no copy of it, neither of a day nor beside the file.</source>
        <translation>Non ne esiste una copia, né giornaliera né accanto al file.</translation>
    </message>
    <message>
        <source>Nothing was played in it.</source>
        <translation>Non vi è stato giocato nulla.</translation>
    </message>
    <message>
        <source>Restore the %1</source>
        <comment>copy of a day, or copy beside the file</comment>
        <translation>Ripristina la %1</translation>
    </message>
    <message>
        <source>Continue in a new file with all that can be read of it</source>
        <translation>Continua in un nuovo file con tutto quello che se ne può leggere</translation>
    </message>
</context>
<context>
    <name>dossier::RestMenu</name>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>What else can be done</source>
        <translation>Che altro si può fare</translation>
    </message>
</context>
<context>
    <name>dossier::RolePage</name>
    <message>
        <source>The role card: only one player looks</source>
        <translation>La carta ruolo: la guarda un solo giocatore</translation>
    </message>
    <message>
        <source>You are a hunter like the others. Look at the card as long as a traitor would.</source>
        <translation>Sei un cacciatore come gli altri. Guarda la carta quanto la guarderebbe un traditore.</translation>
    </message>
    <message>
        <source>Instead of your turn you may reveal yourself: you become the second agent and move at once.</source>
        <translation>Al posto del tuo turno puoi rivelarti: diventi il secondo agente e ti muovi subito.</translation>
    </message>
    <message>
        <source>You can reveal yourself in the hunters’ phase, before your turn begins and between the turns of others.</source>
        <translation>Puoi rivelarti nella fase dei cacciatori, prima che cominci il tuo turno e tra i turni degli altri.</translation>
    </message>
    <message>
        <source>Back to the hunters</source>
        <translation>Torna ai cacciatori</translation>
    </message>
    <message>
        <source>Reveal yourself as the traitor</source>
        <translation>Rivelati come traditore</translation>
    </message>
    <message>
        <source>It is announced to everybody; your first move follows at once</source>
        <translation>Si annuncia a tutti; il tuo primo movimento segue subito</translation>
    </message>
    <message>
        <source>You are the traitor: you help the agent, who never has to be shown because of what you see.</source>
        <translation>Sei il traditore: aiuti l’agente, che non deve mai mostrarsi per quello che vedi tu.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what the page is, a hunter</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cover this card again</source>
        <translation>Copri di nuovo questa carta</translation>
    </message>
</context>
<context>
    <name>dossier::RoundHeader</name>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>The commandos have won</source>
        <translation>I commando hanno vinto</translation>
    </message>
    <message>
        <source>The overseer has won</source>
        <translation>Il Sorvegliante ha vinto</translation>
    </message>
    <message>
        <source>Crisis Point reached</source>
        <translation>Punto di Crisi raggiunto</translation>
    </message>
    <message>
        <source>Crisis Point at %1</source>
        <translation>Punto di Crisi: %1</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Keep all stances</source>
        <translation>Tieni tutti gli Atteggiamenti</translation>
    </message>
    <message>
        <source>Keep the other stances</source>
        <translation>Tieni gli altri Atteggiamenti</translation>
    </message>
    <message>
        <source>%1 for all</source>
        <comment>a stance</comment>
        <translation>Tutti: %1</translation>
    </message>
    <message>
        <source>%1 for the others</source>
        <comment>a stance</comment>
        <translation>Gli altri: %1</translation>
    </message>
    <message>
        <source>All stances as selected</source>
        <translation>Tutti come scelti</translation>
    </message>
    <message>
        <source>The others as selected</source>
        <translation>Gli altri come scelti</translation>
    </message>
    <message>
        <source>Crisis reached</source>
        <comment>on a chip with little room</comment>
        <translation>Crisi raggiunta</translation>
    </message>
    <message>
        <source>%1
Edition: %2. %3</source>
        <comment>a mission, an edition, what it means</comment>
        <translation>%1
Edizione: %2. %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a mission, an edition</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Enter the dice</source>
        <translation>Inserisci i dadi</translation>
    </message>
    <message>
        <source>Go to the first die that is not entered yet</source>
        <translation>Va al primo dado non ancora inserito</translation>
    </message>
</context>
<context>
    <name>dossier::RoundTrack</name>
    <message>
        <source>Round track: the timer is on %1</source>
        <translation>Tracciato dei round: il Timer è su %1</translation>
    </message>
    <message>
        <source>the second timer (blue line) is on %1</source>
        <translation>il secondo Timer (linea blu) è su %1</translation>
    </message>
    <message>
        <source>the Crisis Point is reached</source>
        <translation>il Punto di Crisi è raggiunto</translation>
    </message>
    <message>
        <source>the Crisis Point (red) is on %1</source>
        <translation>il Punto di Crisi (rosso) è su %1</translation>
    </message>
    <message>
        <source>%1 on %2 (red triangle)</source>
        <comment>a mission event, a space of the track</comment>
        <translation>%1 su %2 (triangolo rosso)</translation>
    </message>
    <message>
        <source>%1 on %2 (violet triangle, only you know it)</source>
        <comment>a planned event, a space of the track</comment>
        <translation>%1 su %2 (triangolo viola, lo sai solo tu)</translation>
    </message>
</context>
<context>
    <name>dossier::RuleLinks</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Open the rule: %1</source>
        <comment>a rule&apos;s id</comment>
        <translation>Apri la regola: %1</translation>
    </message>
    <message numerus="yes">
        <source>+%n rule(s)</source>
        <translation>
            <numerusform>+%n regola</numerusform>
            <numerusform>+%n regole</numerusform>
        </translation>
    </message>
    <message>
        <source>Open: %1</source>
        <comment>rules</comment>
        <translation>Apri: %1</translation>
    </message>
</context>
<context>
    <name>dossier::RuleView</name>
    <message>
        <source>Read on</source>
        <translation>Leggi anche</translation>
    </message>
    <message>
        <source>In both editions</source>
        <translation>In entrambe le edizioni</translation>
    </message>
    <message>
        <source>First edition only</source>
        <translation>Solo prima edizione</translation>
    </message>
    <message>
        <source>Revised edition only</source>
        <translation>Solo edizione riveduta</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esempio</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <comment>an id</comment>
        <translation>Regola %1</translation>
    </message>
</context>
<context>
    <name>dossier::RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>In Dossier’s own words, with small boards</source>
        <translation>Con le parole di Dossier, con piccole mappe</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>cover, door, EMI…</source>
        <translation>copertura, porta, EMI…</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca tra le regole</translation>
    </message>
    <message>
        <source>Find titles, texts and related words</source>
        <translation>Trova titoli, testi e parole affini</translation>
    </message>
    <message>
        <source>List of rules</source>
        <translation>Elenco delle regole</translation>
    </message>
    <message>
        <source>Choose a rule with the arrow keys</source>
        <translation>Scegli una regola con le frecce</translation>
    </message>
    <message>
        <source>No rule found. Try fewer or other words.</source>
        <translation>Nessuna regola trovata. Prova con meno parole, o con altre.</translation>
    </message>
    <message>
        <source>The rule that is chosen</source>
        <translation>La regola scelta</translation>
    </message>
    <message>
        <source>Scroll with the arrow keys</source>
        <translation>Scorri con le frecce</translation>
    </message>
    <message>
        <source>saucer, terror, battle…</source>
        <translation>disco, terrore, battaglia…</translation>
    </message>
    <message>
        <source>sensor, vehicle, last seen…</source>
        <translation>sensore, veicolo, visto…</translation>
    </message>
</context>
<context>
    <name>dossier::SaidCard</name>
    <message>
        <source>not known</source>
        <translation>sconosciuto</translation>
    </message>
    <message>
        <source>Seen on %1</source>
        <translation>Visto in %1</translation>
    </message>
    <message>
        <source>Last seen on %1</source>
        <translation>Visto l’ultima volta in %1</translation>
    </message>
    <message>
        <source>“Clear”</source>
        <translation>«Libero»</translation>
    </message>
    <message>
        <source>Sensor: %1</source>
        <translation>Sensore: %1</translation>
    </message>
    <message>
        <source>“Close”</source>
        <translation>«Vicino»</translation>
    </message>
    <message>
        <source>“Not close”</source>
        <translation>«Non vicino»</translation>
    </message>
    <message>
        <source>Was on %1</source>
        <translation>Era in %1</translation>
    </message>
    <message>
        <source>Nothing shown</source>
        <translation>Nulla da mostrare</translation>
    </message>
    <message>
        <source>“An objective next turn”</source>
        <translation>«Un obiettivo nel prossimo turno»</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>It ended in turn %1.</source>
        <translation>È finita al turno %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the letters of a figure, what was said</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) ago: %1</source>
        <comment>a space</comment>
        <translation>
            <numerusform>%n turno fa: %1</numerusform>
            <numerusform>%n turni fa: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“Clear” for %1</source>
        <comment>a hunter</comment>
        <translation>«Libero» per %1</translation>
    </message>
    <message>
        <source>The agents say · %1</source>
        <comment>in which turn</comment>
        <translation>Gli agenti dicono · %1</translation>
    </message>
    <message>
        <source>%1 says · %2</source>
        <comment>an agent, in which turn</comment>
        <translation>%1 dice · %2</translation>
    </message>
    <message>
        <source>Objective on %1</source>
        <translation>Obiettivo in %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a card, a space</comment>
        <translation>%1 in %2</translation>
    </message>
</context>
<context>
    <name>dossier::SampleMaps</name>
    <message>
        <source>Maps of LEVEL 7 to try</source>
        <translation>Mappe di LEVEL 7 da provare</translation>
    </message>
    <message>
        <source>A first look: three rooms, and what stands around the corner.</source>
        <translation>Un primo sguardo: tre stanze, e che cosa c’è dietro l’angolo.</translation>
    </message>
    <message>
        <source>A crossing under EMI with a closed room in every corner.</source>
        <translation>Un incrocio sotto EMI con una stanza chiusa in ogni angolo.</translation>
    </message>
    <message>
        <source>A large hall with pillars, four wings and a vault.</source>
        <translation>Una grande sala con pilastri, quattro ali e un caveau.</translation>
    </message>
</context>
<context>
    <name>dossier::SayCard</name>
    <message>
        <source>Announce</source>
        <translation>Annuncia</translation>
    </message>
    <message>
        <source>Still to choose</source>
        <translation>Ancora da scegliere</translation>
    </message>
    <message>
        <source>Against a rule</source>
        <translation>Contro una regola</translation>
    </message>
    <message>
        <source>Last announced</source>
        <translation>Ultimo annuncio</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Ancora niente</translation>
    </message>
    <message>
        <source>The objective on %1 is completed.</source>
        <translation>L’obiettivo in %1 è completato.</translation>
    </message>
    <message>
        <source>Last announced · turn %1</source>
        <translation>Ultimo annuncio · turno %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>It ended in turn %1.</source>
        <translation>È finita al turno %1.</translation>
    </message>
    <message>
        <source>Nothing to say yet</source>
        <translation>Ancora nulla da dire</translation>
    </message>
</context>
<context>
    <name>dossier::SayStrip</name>
    <message>
        <source>Say aloud: %1</source>
        <translation>Da dire ad alta voce: %1</translation>
    </message>
    <message>
        <source>Say aloud</source>
        <translation>Da dire ad alta voce</translation>
    </message>
</context>
<context>
    <name>dossier::SealPage</name>
    <message>
        <source>Nothing is sealed yet: the first step that everybody sees makes the first seal.</source>
        <translation>Non c’è ancora nulla di sigillato: il primo passo che vedono tutti fa il primo sigillo.</translation>
    </message>
    <message>
        <source>The seal now</source>
        <translation>Il sigillo ora</translation>
    </message>
    <message>
        <source>Made at %1, with step %2.</source>
        <translation>Fatto il %1, con il passo %2.</translation>
    </message>
    <message>
        <source>What it is good for</source>
        <translation>A che cosa serve</translation>
    </message>
    <message>
        <source>After the game “dossier verify” takes your words and checks that what was shown is what was sealed. It needs no key, and works on any computer.</source>
        <translation>Dopo la partita «dossier verify» prende le tue parole e controlla che quello che è stato mostrato sia quello che era sigillato. Non serve la chiave, e funziona su qualsiasi computer.</translation>
    </message>
    <message>
        <source>A seal proves that the record did not change, not that the cardboard agrees.</source>
        <translation>Un sigillo prova che la registrazione non è cambiata, non che il cartone le corrisponda.</translation>
    </message>
    <message>
        <source>Shown so far</source>
        <translation>Mostrati finora</translation>
    </message>
    <message>
        <source>The seals in the file do not follow from each other: the file was changed.</source>
        <translation>I sigilli nel file non seguono l’uno dall’altro: il file è stato modificato.</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sigillo</translation>
    </message>
    <message>
        <source>Everybody may see this page</source>
        <translation>Questa pagina può vederla chiunque</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Copy the words</source>
        <translation>Copia le parole</translation>
    </message>
    <message>
        <source>Put the twelve words on the clipboard, for a message to the others</source>
        <translation>Copia le dodici parole negli appunti, per un messaggio agli altri</translation>
    </message>
    <message>
        <source>No secret has been shown yet.</source>
        <translation>Non è stato ancora mostrato alcun segreto.</translation>
    </message>
    <message>
        <source>Everything hidden is sealed</source>
        <translation>Tutto quello che è nascosto è sigillato</translation>
    </message>
    <message>
        <source>Take a photo. At the end anybody can check it, on another computer, too.</source>
        <translation>Fate una foto. Alla fine chiunque può verificare, anche su un altro computer.</translation>
    </message>
    <message>
        <source>The seal as a QR code</source>
        <translation>Il sigillo come codice QR</translation>
    </message>
    <message>
        <source>Take a photo: the code holds the whole seal, and its text is accepted in place of the words</source>
        <translation>Fate una foto: il codice contiene tutto il sigillo, e il suo testo vale al posto delle parole</translation>
    </message>
    <message>
        <source>Note the twelve words, or take a photo of them or of the code, for example when the set-up is done. They bind every secret of that moment without telling it: the set-up, moves on the sheet, cards in hands. While this page is open, the public window shows them, too.</source>
        <translation>Annota le dodici parole, oppure fotografa le parole o il codice, per esempio a preparazione finita. Fissano ogni segreto di quel momento senza svelarlo: la preparazione, i movimenti sul foglio, le carte in mano. Finché questa pagina è aperta, li mostra anche la finestra pubblica.</translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s) as sealed, by %1 (step %2)</source>
        <translation>
            <numerusform>%n segreto come sigillato, entro le %1 (passo %2)</numerusform>
            <numerusform>%n segreti come sigillati, entro le %1 (passo %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s) that are not what was sealed</source>
        <translation>
            <numerusform>%n segreto che non è quello sigillato</numerusform>
            <numerusform>%n segreti che non sono quelli sigillati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that Dossier had not sealed, because only the table knew them or they were new</source>
        <translation>
            <numerusform>%n che Dossier non aveva sigillato, perché lo conosceva solo il tavolo o era nuovo</numerusform>
            <numerusform>%n che Dossier non aveva sigillato, perché li conosceva solo il tavolo o erano nuovi</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Passo %1</translation>
    </message>
    <message>
        <source>The twelve words and the code that prove later what was hidden now</source>
        <translation>Le dodici parole e il codice che più tardi provano che cosa era nascosto ora</translation>
    </message>
    <message>
        <source>Nothing is sealed yet, so there is no seal to print.</source>
        <translation>Nulla è ancora sigillato, quindi non c’è un sigillo da stampare.</translation>
    </message>
    <message>
        <source>Seal of the session</source>
        <translation>Sigillo della sessione</translation>
    </message>
    <message>
        <source>After the game “dossier verify” takes these words, or the text of the code, and checks that what was shown is what was sealed. A seal proves that the record did not change, not that the cardboard agrees.</source>
        <translation>Dopo la partita «dossier verify» accetta queste parole, o il testo del codice, e verifica che quanto è stato mostrato sia quanto era sigillato. Un sigillo prova che la registrazione non è cambiata, non che il cartone coincida.</translation>
    </message>
</context>
<context>
    <name>dossier::SeatAtMachine</name>
    <message>
        <source>Chooses a command token.</source>
        <translation>Sceglie un segnalino Comando.</translation>
    </message>
    <message>
        <source>Only this player looks at these cards, to play, draw or discard them.</source>
        <translation>Queste carte le guarda solo questo giocatore, per giocarle, pescarle o scartarle.</translation>
    </message>
</context>
<context>
    <name>dossier::SeatBar</name>
    <message>
        <source>At the computer: %1</source>
        <translation>Al computer: %1</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>segreto</translation>
    </message>
    <message>
        <source>Hand over: %1</source>
        <translation>Passa a: %1</translation>
    </message>
    <message>
        <source>public</source>
        <translation>pubblico</translation>
    </message>
    <message>
        <source>Hand over to the hunters</source>
        <translation>Passa ai cacciatori</translation>
    </message>
    <message>
        <source>Hand over to the agent</source>
        <translation>Passa all’agente</translation>
    </message>
    <message>
        <source>Hand over to the first agent</source>
        <translation>Passa al primo agente</translation>
    </message>
    <message>
        <source>Hand over to the second agent</source>
        <translation>Passa al secondo agente</translation>
    </message>
    <message>
        <source>Give the computer to the next player</source>
        <translation>Dai il computer al prossimo giocatore</translation>
    </message>
</context>
<context>
    <name>dossier::SecretCard</name>
    <message>
        <source>The box has fewer copies of this card.</source>
        <translation>Nella scatola ci sono meno copie di questa carta.</translation>
    </message>
    <message>
        <source>Equipment card %1</source>
        <translation>Carta equipaggiamento %1</translation>
    </message>
    <message>
        <source>Known to the agent alone</source>
        <translation>Lo sa solo l’agente</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>segreto</translation>
    </message>
    <message>
        <source>Character and cards are drawn at random. Begin with them, or look and choose while nobody else does.</source>
        <translation>Personaggio e carte sono estratti a caso. Comincia con questi, oppure guarda e scegli mentre nessun altro guarda.</translation>
    </message>
    <message>
        <source>Choose, then cover it again before somebody else looks.</source>
        <translation>Scegli, poi copri di nuovo prima che qualcun altro guardi.</translation>
    </message>
    <message>
        <source>I am the agent: show</source>
        <translation>Sono l’agente: mostra</translation>
    </message>
    <message>
        <source>Show the agent’s choices; hunters, look away</source>
        <translation>Mostra le scelte dell’agente; i cacciatori non guardano</translation>
    </message>
    <message>
        <source>Cover again</source>
        <translation>Copri di nuovo</translation>
    </message>
    <message>
        <source>Hide the agent’s choices</source>
        <translation>Nascondi le scelte dell’agente</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personaggio</translation>
    </message>
    <message>
        <source>Equipment cards</source>
        <translation>Carte equipaggiamento</translation>
    </message>
    <message>
        <source>Who has the traitor’s card</source>
        <translation>Chi ha la carta del traditore</translation>
    </message>
    <message>
        <source>Deal the role cards at the table, then enter who got the traitor’s; only that player and the agent know</source>
        <translation>Distribuisci le carte ruolo al tavolo, poi inserisci chi ha quella del traditore; lo sanno solo lui e l’agente</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>Character and cards at random, from the box</source>
        <translation>Personaggio e carte a caso, dalla scatola</translation>
    </message>
    <message>
        <source>Draw character and cards again</source>
        <translation>Estrai di nuovo personaggio e carte</translation>
    </message>
</context>
<context>
    <name>dossier::SessionDesk</name>
    <message>
        <source>Sample mission</source>
        <translation>Missione di esempio</translation>
    </message>
    <message>
        <source>%1 is not in the list any more. “Mission from a file…” offers the missions of its file.</source>
        <translation>%1 non è più nell’elenco. «Missione da un file…» offre le missioni del suo file.</translation>
    </message>
</context>
<context>
    <name>dossier::SessionForm</name>
    <message>
        <source>Last played %1, kept in %2</source>
        <translation>Giocata l’ultima volta %1, conservata in %2</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>Da&amp;ta</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Gio&amp;catori</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Risultato</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>N&amp;ote</translation>
    </message>
    <message>
        <source>The day of the session</source>
        <translation>Il giorno della sessione</translation>
    </message>
    <message>
        <source>How it ended; empty while it is played</source>
        <translation>Com’è finita; vuoto finché si gioca</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Open the session where it was left</source>
        <translation>Apri la sessione dove era rimasta</translation>
    </message>
    <message>
        <source>Write date, players, result and notes into the campaign file</source>
        <translation>Scrivi data, giocatori, risultato e note nel file della campagna</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Keep everything as it is</source>
        <translation>Lascia tutto com’è</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Recuperalo</translation>
    </message>
    <message>
        <source>Put the campaign file back among the others</source>
        <translation>Rimetti il file della campagna fra gli altri</translation>
    </message>
    <message>
        <source>Try to open it</source>
        <translation>Prova ad aprirlo</translation>
    </message>
    <message>
        <source>See what is wrong; what is damaged may be rescued</source>
        <translation>Vedi che cosa non va; quello che è danneggiato si può forse recuperare</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Open the finished session: its end, its table and its journal</source>
        <translation>Apri la sessione finita: com’è andata, il tavolo e il diario</translation>
    </message>
    <message>
        <source>Not saved yet; it is saved in a moment.</source>
        <translation>Non ancora salvato; si salva tra un momento.</translation>
    </message>
    <message>
        <source>%1: another window or program wrote “%2” meanwhile. Which of the two stays?</source>
        <translation>%1: intanto un’altra finestra o un altro programma ha scritto «%2». Quale dei due resta?</translation>
    </message>
    <message>
        <source>Remove this session from the list; asks once</source>
        <translation>Togli questa sessione dall’elenco; chiede conferma una volta</translation>
    </message>
    <message numerus="yes">
        <source>Delete this session? It is kept in the folder of deleted files; the other %n session(s) of its file stay.</source>
        <translation>
            <numerusform>Eliminare questa sessione? Resta nella cartella dei file eliminati; nel suo file rimane %n altra sessione.</numerusform>
            <numerusform>Eliminare questa sessione? Resta nella cartella dei file eliminati; nel suo file rimangono altre %n sessioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete this session with its file? Both are kept in the folder of deleted files.</source>
        <translation>Eliminare questa sessione con il suo file? Restano entrambi nella cartella dei file eliminati.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Tieni il mio</translation>
    </message>
    <message>
        <source>Write what you typed over what the other wrote</source>
        <translation>Scrivi quello che hai scritto tu al posto dell’altro</translation>
    </message>
    <message>
        <source>Take the other</source>
        <translation>Prendi l’altro</translation>
    </message>
    <message>
        <source>Show what the other wrote; what you typed here goes</source>
        <translation>Mostra quello che ha scritto l’altro; il tuo testo qui si perde</translation>
    </message>
    <message>
        <source>Remove the session from the list; it is kept, and can be brought back</source>
        <translation>Togli la sessione dall’elenco; resta conservata e si può recuperare</translation>
    </message>
    <message>
        <source>One player in each line, with the role after a colon</source>
        <translation>Un giocatore per riga, con il ruolo dopo i due punti</translation>
    </message>
    <message>
        <source>Name: role
Name: role</source>
        <translation>Nome: ruolo
Nome: ruolo</translation>
    </message>
    <message>
        <source>Anything to remember about the session</source>
        <translation>Qualsiasi cosa da ricordare della sessione</translation>
    </message>
    <message>
        <source>Rename the file</source>
        <translation>Rinomina il file</translation>
    </message>
    <message>
        <source>Give the file a name that can be read; nothing else changes</source>
        <translation>Dà al file un nome leggibile; non cambia altro</translation>
    </message>
    <message>
        <source>Only this page and the end of the game show the notes.</source>
        <translation>Solo questa pagina e la fine della partita mostrano le note.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Dice, wounds, fights and more of all sessions of this file</source>
        <translation>Dadi, ferite, combattimenti e altro di tutte le sessioni di questo file</translation>
    </message>
</context>
<context>
    <name>dossier::SessionRow</name>
    <message>
        <source>%1 · session %2</source>
        <comment>a file, a number</comment>
        <translation>%1 · sessione %2</translation>
    </message>
</context>
<context>
    <name>dossier::SessionsPage</name>
    <message>
        <source>Campaigns and sessions</source>
        <translation>Campagne e sessioni</translation>
    </message>
    <message>
        <source>What was played, and how to continue</source>
        <translation>Che cosa si è giocato e come continuare</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Sessions, the newest first</source>
        <translation>Sessioni, dalla più recente</translation>
    </message>
    <message>
        <source>Enter continues a session</source>
        <translation>Invio continua una sessione</translation>
    </message>
    <message>
        <source>No session has been played yet. The start page begins one.</source>
        <translation>Nessuna sessione finora. Se ne comincia una dalla pagina iniziale.</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>non si può leggere</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Deleted (%1)</source>
        <translation>Eliminati (%1)</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminato</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day, a time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, last on %2</source>
        <comment>a day, another with its time of day</comment>
        <translation>%1, l’ultima volta %2</translation>
    </message>
    <message>
        <source>Show the sessions that were deleted, to bring them back</source>
        <translation>Mostra le sessioni eliminate, per recuperarle</translation>
    </message>
    <message>
        <source>Search the sessions</source>
        <translation>Cerca nelle sessioni</translation>
    </message>
    <message>
        <source>Search names, people, results, journals</source>
        <translation>Cerca nomi, persone, risultati, diari</translation>
    </message>
    <message>
        <source>Find lines with all of these words, as everybody may know them</source>
        <translation>Trova le righe con tutte queste parole, come le conoscono tutti</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Ricerca in corso…</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nessuna corrispondenza.</translation>
    </message>
    <message>
        <source>Lines that were found</source>
        <translation>Righe trovate</translation>
    </message>
    <message>
        <source>Enter opens the session</source>
        <translation>Invio apre la sessione</translation>
    </message>
    <message>
        <source>These are the first %1 lines. Another word finds fewer.</source>
        <translation>Queste sono le prime %1 righe. Con un’altra parola se ne trovano meno.</translation>
    </message>
</context>
<context>
    <name>dossier::SettingsCard</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Show everything in this language: %1</source>
        <translation>Mostra tutto in questa lingua: %1</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light text on dark ground, for a dim table</source>
        <translation>Testo chiaro su fondo scuro, per un tavolo in penombra</translation>
    </message>
    <message>
        <source>Dark text on light ground, for daylight</source>
        <translation>Testo scuro su fondo chiaro, per la luce del giorno</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Show all text at %1 percent of its usual size</source>
        <translation>Mostra tutto il testo al %1 per cento della dimensione normale</translation>
    </message>
    <message>
        <source>Drop the curtain when nobody uses the computer</source>
        <translation>Cala il sipario quando nessuno usa il computer</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>the curtain falls by itself</comment>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Only F9 drops the curtain</source>
        <translation>Solo F9 fa calare il sipario</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>With another program in front</source>
        <translation>Con un altro programma davanti</translation>
    </message>
    <message>
        <source>Leave the screen open</source>
        <translation>Lascia visibile la schermata</translation>
    </message>
    <message>
        <source>Another program in front changes nothing</source>
        <translation>Un altro programma davanti non cambia niente</translation>
    </message>
    <message>
        <source>Drop the curtain</source>
        <translation>Cala il sipario</translation>
    </message>
    <message>
        <source>Cover everything secret after %1 minutes</source>
        <translation>Copri tutto quello che è segreto dopo %1 minuti</translation>
    </message>
    <message>
        <source>Cover everything secret as soon as another program is in front</source>
        <translation>Copri tutto quello che è segreto appena un altro programma è davanti</translation>
    </message>
    <message>
        <source>Edition of Specter Ops</source>
        <translation>Edizione di Specter Ops</translation>
    </message>
    <message>
        <source>Edition of LEVEL 7</source>
        <translation>Edizione di LEVEL 7</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a setting, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>the secrets are locked</comment>
        <translation>Mai</translation>
    </message>
    <message>
        <source>The curtain only covers</source>
        <translation>Il sipario copre soltanto</translation>
    </message>
    <message>
        <source>The curtain closes the game, and the passphrase of the key opens it again</source>
        <translation>Il sipario chiude la partita, e la frase segreta della chiave la riapre</translation>
    </message>
    <message>
        <source>Close the game after %1 minutes without input; the passphrase of the key opens it again</source>
        <translation>Chiude la partita dopo %1 minuti di inattività; la frase segreta della chiave la riapre</translation>
    </message>
    <message>
        <source>Lock the secrets</source>
        <translation>Blocca i segreti</translation>
    </message>
    <message>
        <source>Curtain</source>
        <comment>the curtain locks the secrets</comment>
        <translation>Sipario</translation>
    </message>
</context>
<context>
    <name>dossier::SetupBar</name>
    <message>
        <source>choose</source>
        <translation>scegli</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>non ancora</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>Where does %1 start? Click a space, or go there with the arrow keys and press Enter; Esc cancels.</source>
        <translation>Da dove comincia %1? Fai clic su uno spazio, oppure raggiungilo con le frecce e premi Invio; Esc annulla.</translation>
    </message>
    <message>
        <source>Which room takes the card? Click a space of it, or go there with the arrow keys and press Enter; Esc cancels.</source>
        <translation>Quale stanza prende la carta? Fai clic su un suo spazio, oppure raggiungilo con le frecce e premi Invio; Esc annulla.</translation>
    </message>
    <message>
        <source>Everything is ready. Change what differs at your table, then begin.</source>
        <translation>È tutto pronto. Cambia quello che al tuo tavolo è diverso, poi comincia.</translation>
    </message>
    <message>
        <source>The set-up as it was then.</source>
        <translation>La preparazione com’era allora.</translation>
    </message>
    <message>
        <source>Set up the rest for me</source>
        <translation>Completa tu il resto</translation>
    </message>
    <message>
        <source>Set up the rest in the usual way (F5)</source>
        <translation>Prepara il resto nel modo consueto (F5)</translation>
    </message>
    <message>
        <source>cards missing</source>
        <translation>mancano carte</translation>
    </message>
    <message>
        <source>No stance cards are entered for: %1. Enter them (Ctrl+K), leave that commando out, or begin and enter numbers when they are asked for.</source>
        <translation>Nessuna carta Atteggiamento inserita per: %1. Inseriscile (Ctrl+K), lascia fuori quel commando, o comincia e inserisci i numeri quando servono.</translation>
    </message>
</context>
<context>
    <name>dossier::SetupPage</name>
    <message>
        <source>Set up the table</source>
        <translation>Prepara il tavolo</translation>
    </message>
    <message>
        <source>Set up: %1</source>
        <comment>a mission</comment>
        <translation>Preparazione: %1</translation>
    </message>
    <message>
        <source>First edition · every change is saved at once</source>
        <translation>Prima edizione · ogni modifica è salvata subito</translation>
    </message>
    <message>
        <source>Revised edition · every change is saved at once</source>
        <translation>Edizione riveduta · ogni modifica è salvata subito</translation>
    </message>
    <message>
        <source>Back to the start page; the set-up is saved (Esc)</source>
        <translation>Torna alla pagina iniziale; la preparazione resta (Esc)</translation>
    </message>
    <message>
        <source>Commandos</source>
        <translation>I commando</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Comincia la partita</translation>
    </message>
    <message>
        <source>Begin with this set-up (Ctrl+Enter)</source>
        <translation>Comincia con questa preparazione (Ctrl+Invio)</translation>
    </message>
</context>
<context>
    <name>dossier::ShadingRow</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>dossier::SheetForm</name>
    <message>
        <source>The sheet of the resistance: tick the numbers in red circles, and enter for each number how many dice the triangle of its sector says.</source>
        <translation>La scheda della Resistenza: spunta i numeri nei cerchi rossi, e per ogni numero indica quanti dadi dice il triangolo del suo settore.</translation>
    </message>
    <message>
        <source>Red circle</source>
        <translation>Cerchio rosso</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Red circle around %1</source>
        <translation>Cerchio rosso attorno a %1</translation>
    </message>
    <message>
        <source>The number %1 of the technology track is in a red circle</source>
        <translation>Il numero %1 del tracciato tecnologia è in un cerchio rosso</translation>
    </message>
    <message>
        <source>Dice at %1</source>
        <translation>Dadi a %1</translation>
    </message>
    <message>
        <source>How many dice while the marker is on %1</source>
        <translation>Quanti dadi mentre il segnalino è a %1</translation>
    </message>
</context>
<context>
    <name>dossier::SheetModel</name>
    <message>
        <source>objective %1</source>
        <translation>obiettivo %1</translation>
    </message>
    <message>
        <source>against a rule</source>
        <translation>contro una regola</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>columns of the movement sheet; Used is the equipment, Shown what the hunters saw</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Usato</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrato</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>seen %1</source>
        <comment>a space</comment>
        <translation>visto %1</translation>
    </message>
    <message>
        <source>last seen %1</source>
        <comment>a space</comment>
        <translation>ultimo %1</translation>
    </message>
    <message>
        <source>escape</source>
        <translation>fuga</translation>
    </message>
</context>
<context>
    <name>dossier::SheetPanel</name>
    <message>
        <source>%1: the sheet</source>
        <comment>an agent</comment>
        <translation>%1: il foglio</translation>
    </message>
    <message>
        <source>Click the space on the board where each turn ended, or type the whole path: N1 N2 N3</source>
        <translation>Fai clic sullo spazio della plancia dove è finito ogni turno, o scrivi tutto il percorso: N1 N2 N3</translation>
    </message>
    <message>
        <source>The agent’s character</source>
        <translation>Il personaggio dell’agente</translation>
    </message>
    <message>
        <source>The character tells how far the agent could go</source>
        <translation>Il personaggio dice quanto l’agente poteva muoversi</translation>
    </message>
    <message>
        <source>Reveal and compare</source>
        <translation>Rivela e confronta</translation>
    </message>
    <message>
        <source>Reveal the sheet to everybody and check it against the announcements</source>
        <translation>Rivela il foglio a tutti e confrontalo con gli annunci</translation>
    </message>
    <message>
        <source>Character not entered</source>
        <translation>Personaggio non inserito</translation>
    </message>
    <message>
        <source>No card in this turn</source>
        <translation>Nessuna carta in questo turno</translation>
    </message>
    <message>
        <source>%1, before the move</source>
        <comment>a card</comment>
        <translation>%1, prima del movimento</translation>
    </message>
    <message>
        <source>%1, after the move</source>
        <comment>a card</comment>
        <translation>%1, dopo il movimento</translation>
    </message>
    <message>
        <source>“%1” names no space of the board.</source>
        <translation>«%1» non indica spazi della plancia.</translation>
    </message>
    <message>
        <source>All turns are copied.</source>
        <translation>Tutti i turni sono copiati.</translation>
    </message>
    <message>
        <source>Choose the first turn, then click on the board where each turn ended; or type the spaces.</source>
        <translation>Scegli il primo turno, poi fai clic sulla plancia dove è finito ogni turno; oppure scrivi gli spazi.</translation>
    </message>
    <message>
        <source>Turns up to the first that is left out are compared.</source>
        <translation>Si confrontano i turni fino al primo che manca.</translation>
    </message>
    <message>
        <source>Card used in turn %1</source>
        <translation>Carta usata nel turno %1</translation>
    </message>
    <message>
        <source>The equipment on the sheet for this turn</source>
        <translation>L’equipaggiamento che il foglio riporta per questo turno</translation>
    </message>
    <message>
        <source>Spaces of turn %1</source>
        <translation>Spazi del turno %1</translation>
    </message>
</context>
<context>
    <name>dossier::SizeLine</name>
    <message>
        <source>turn %1: %2</source>
        <comment>numbers</comment>
        <translation>turno %1: %2</translation>
    </message>
    <message>
        <source>after this move: %1</source>
        <translation>dopo questo movimento: %1</translation>
    </message>
    <message>
        <source>Spaces by turn</source>
        <translation>Spazi per turno</translation>
    </message>
</context>
<context>
    <name>dossier::SpecterCard</name>
    <message>
        <source>Begin a game of two hunters with everything drawn at random: nothing to fill in</source>
        <translation>Comincia una partita con due cacciatori e tutto estratto a caso: niente da compilare</translation>
    </message>
    <message>
        <source>Choose players, hunters and the table’s options</source>
        <translation>Scegli giocatori, cacciatori e opzioni del tavolo</translation>
    </message>
    <message>
        <source>The agent’s sheet and what has to be announced, or the hunters and where the agent can be.</source>
        <translation>Il foglio dell’agente e cosa va annunciato, oppure i cacciatori e dove può essere l’agente.</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>Partita di esempio</translation>
    </message>
</context>
<context>
    <name>dossier::SpecterDesk</name>
    <message>
        <source>Sample game</source>
        <translation>Partita di esempio</translation>
    </message>
    <message>
        <source>Public facts</source>
        <translation>Fatti pubblici</translation>
    </message>
    <message>
        <source>The public facts are in %1</source>
        <translation>I fatti pubblici sono in %1</translation>
    </message>
    <message>
        <source>The public facts are imported from %1; one undo takes them back.</source>
        <translation>I fatti pubblici sono importati da %1; basta annullare una volta per toglierli.</translation>
    </message>
</context>
<context>
    <name>dossier::SpecterEnd</name>
    <message>
        <source>%1 (%2)</source>
        <comment>how a game ended, who won</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n health left</source>
        <translation>
            <numerusform>%n punto ferita rimasto</numerusform>
            <numerusform>%n punti ferita rimasti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n health lost</source>
        <translation>
            <numerusform>%n punto ferita perso</numerusform>
            <numerusform>%n punti ferita persi</numerusform>
        </translation>
    </message>
    <message>
        <source>Specter Ops, turn %1</source>
        <translation>Specter Ops, turno %1</translation>
    </message>
    <message>
        <source>the traitor</source>
        <translation>il traditore</translation>
    </message>
    <message>
        <source>Objectives: %1 of %2</source>
        <translation>Obiettivi: %1 su %2</translation>
    </message>
    <message numerus="yes">
        <source>Seen in %n turn(s)</source>
        <translation>
            <numerusform>Visto in %n turno</numerusform>
            <numerusform>Visto in %n turni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::SpecterPublicAgent</name>
    <message>
        <source>Character</source>
        <translation>Personaggio</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Punti Ferita</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>health lost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Figure</source>
        <extracomment>where the piece of the agent stands</extracomment>
        <translation>Miniatura</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Visto l’ultima volta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a caption, a value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not wounded</source>
        <translation>non ferito</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a count, the most</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Objectives, %1 of %2 completed: %3</source>
        <comment>two numbers, spaces</comment>
        <translation>Obiettivi, %1 di %2 completati: %3</translation>
    </message>
</context>
<context>
    <name>dossier::SpecterPublicBoard</name>
    <message>
        <source>figure on %1</source>
        <translation>miniatura in %1</translation>
    </message>
    <message>
        <source>last seen on %1</source>
        <translation>visto l’ultima volta in %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a hunter, a space</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>with the spaces where the agent can be</source>
        <translation>con gli spazi in cui può essere l’agente</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plancia</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Plancia: %1</translation>
    </message>
</context>
<context>
    <name>dossier::SpecterPublicHeader</name>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>all turns of a game</comment>
        <translation>di %1</translation>
    </message>
    <message>
        <source>Turn %1 of %2, %3</source>
        <translation>Turno %1 di %2, %3</translation>
    </message>
    <message>
        <source>The hunters win</source>
        <translation>Vincono i cacciatori</translation>
    </message>
    <message>
        <source>The agents win</source>
        <translation>Vincono gli agenti</translation>
    </message>
    <message>
        <source>The agent wins</source>
        <translation>Vince l’agente</translation>
    </message>
</context>
<context>
    <name>dossier::SpecterPublicHunters</name>
    <message>
        <source>in the vehicle</source>
        <translation>nel veicolo</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>stordito</translation>
    </message>
    <message>
        <source>blinded</source>
        <translation>accecato</translation>
    </message>
    <message>
        <source>barred from the vehicle</source>
        <translation>escluso dal veicolo</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Cacciatori</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Veicolo</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a hunter, a space</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Vehicle on %1</source>
        <translation>Veicolo in %1</translation>
    </message>
    <message>
        <source>looks %1</source>
        <comment>where, along one line</comment>
        <translation>guarda %1</translation>
    </message>
</context>
<context>
    <name>dossier::SpecterPublicSaid</name>
    <message>
        <source>The agent has not announced anything yet</source>
        <translation>L’agente non ha ancora annunciato niente</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>It ended in turn %1.</source>
        <translation>È finita al turno %1.</translation>
    </message>
    <message>
        <source>The game is over: %1</source>
        <translation>La partita è finita: %1</translation>
    </message>
    <message>
        <source>The agents announce · %1</source>
        <comment>in which turn</comment>
        <translation>Gli agenti annunciano · %1</translation>
    </message>
    <message>
        <source>The agent announces · %1</source>
        <comment>in which turn</comment>
        <translation>L’agente annuncia · %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who announces and when, what</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>dossier::SpecterPublicTurns</name>
    <message numerus="yes">
        <source>%n turn(s) after this one</source>
        <translation>
            <numerusform>%n turno dopo questo</numerusform>
            <numerusform>%n turni dopo questo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::SpecterPublicWindow</name>
    <message>
        <source>Specter Ops · turn %1 – public</source>
        <translation>Specter Ops · turno %1 – pubblico</translation>
    </message>
</context>
<context>
    <name>dossier::SpecterSetupPage</name>
    <message>
        <source>Specter Ops: set up the table</source>
        <translation>Specter Ops: prepara il tavolo</translation>
    </message>
    <message>
        <source>Everything is filled in; change what differs at your table</source>
        <translation>Tutto è già compilato; cambia quello che al tuo tavolo è diverso</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Comincia la partita</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>One die for each section of the board: roll at the table and enter, or roll here.</source>
        <translation>Un dado per ogni sezione della plancia: tira al tavolo e inserisci, oppure tira qui.</translation>
    </message>
    <message>
        <source>Specter Ops</source>
        <comment>usual name of a campaign file</comment>
        <translation>Specter Ops</translation>
    </message>
    <message>
        <source>Begin with this set-up</source>
        <translation>Comincia con questa preparazione</translation>
    </message>
</context>
<context>
    <name>dossier::SpotMenu</name>
    <message>
        <source>Add a figure on %1…</source>
        <translation>Aggiungi una miniatura in %1…</translation>
    </message>
    <message>
        <source>Correct what is on %1…</source>
        <translation>Correggi quello che si trova in %1…</translation>
    </message>
    <message>
        <source>Correct something else…</source>
        <translation>Correggi qualcos’altro…</translation>
    </message>
    <message numerus="yes">
        <source>Correct: %1 has %n wound(s)</source>
        <translation>
            <numerusform>Correggi: %1 ha %n Ferita</numerusform>
            <numerusform>Correggi: %1 ha %n Ferite</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: %1 is not on the map</source>
        <translation>Correggi: %1 non è sulla mappa</translation>
    </message>
    <message>
        <source>Correct where %1 is…</source>
        <translation>Correggi dove si trova %1…</translation>
    </message>
    <message>
        <source>%1 explodes…</source>
        <comment>a marker</comment>
        <translation>%1: esplode…</translation>
    </message>
    <message>
        <source>Door %1</source>
        <translation>Porta %1</translation>
    </message>
    <message>
        <source>Correct: the door %1 is open</source>
        <translation>Correggi: la porta %1 è aperta</translation>
    </message>
    <message>
        <source>Correct a door…</source>
        <translation>Correggi una porta…</translation>
    </message>
    <message>
        <source>Correct: the stance of %1 is %2</source>
        <comment>a commando, a stance</comment>
        <translation>Correggi: %1, Atteggiamento %2</translation>
    </message>
    <message>
        <source>Correct: %1 is killed</source>
        <translation>Correggi: %1 viene ucciso</translation>
    </message>
    <message>
        <source>Correct: %1 is downed</source>
        <translation>Correggi: %1 è abbattuto</translation>
    </message>
    <message>
        <source>Roll for the explosion on %1</source>
        <comment>a space</comment>
        <translation>Tira per l’esplosione in %1</translation>
    </message>
    <message>
        <source>Take back the explosion on %1</source>
        <comment>a space</comment>
        <translation>Annulla l’esplosione in %1</translation>
    </message>
    <message>
        <source>Nothing explodes, and nothing has changed; its dice are put away</source>
        <translation>Non esplode niente e niente è cambiato; i suoi dadi si mettono via</translation>
    </message>
</context>
<context>
    <name>dossier::StackList</name>
    <message>
        <source>Room cards</source>
        <translation>Carte Stanza</translation>
    </message>
    <message>
        <source>Drag a card onto a room, or press the room’s letter; Alt with ↑ or ↓ changes the order, Delete puts it back into the box</source>
        <translation>Trascina una carta su una stanza, o premi la lettera della stanza; Alt con ↑ o ↓ cambia l’ordine, Canc la rimette nella scatola</translation>
    </message>
    <message numerus="yes">
        <source>Room %1 · %n card(s)</source>
        <translation>
            <numerusform>Stanza %1 · %n carta</numerusform>
            <numerusform>Stanza %1 · %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of the box</source>
        <translation>Carte della scatola</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <comment>a priority group, a card</comment>
        <translation>%1   %2</translation>
    </message>
</context>
<context>
    <name>dossier::StacksCard</name>
    <message>
        <source>Hidden rooms</source>
        <translation>Stanze nascoste</translation>
    </message>
    <message>
        <source>only you</source>
        <translation>solo tu</translation>
    </message>
    <message>
        <source>Only the overseer may see it</source>
        <translation>Può vederlo solo il Sorvegliante</translation>
    </message>
    <message>
        <source>Drag cards onto rooms, here or on the board, or press a room’s letter.</source>
        <translation>Trascina le carte sulle stanze, qui o sulla mappa, oppure premi la lettera di una stanza.</translation>
    </message>
    <message>
        <source>Without cards: %1. Drag cards onto rooms, or press a room’s letter.</source>
        <translation>Senza carte: %1. Trascina le carte sulle stanze, oppure premi la lettera di una stanza.</translation>
    </message>
</context>
<context>
    <name>dossier::StagePanel</name>
    <message>
        <source>Option printed on the weapon</source>
        <translation>Opzione indicata sull’arma</translation>
    </message>
    <message>
        <source>Look %1</source>
        <comment>north, east, south or west</comment>
        <translation>Guarda a %1</translation>
    </message>
    <message>
        <source>Free attack</source>
        <translation>Attacco libero</translation>
    </message>
    <message>
        <source>An attack granted by a card: free apart from extras such as Aim, also outside your turn</source>
        <translation>Attacco concesso da una carta: gratis tranne gli extra come Mirare, anche fuori dal turno</translation>
    </message>
    <message>
        <source>Why: the rules</source>
        <translation>Perché: le regole</translation>
    </message>
    <message>
        <source>Show the whole reasoning and its rules, over the board</source>
        <translation>Mostra tutto il ragionamento con le sue regole, sopra la mappa</translation>
    </message>
    <message>
        <source>%1 is on %2</source>
        <comment>a figure, a space</comment>
        <translation>%1 è in %2</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>the rules, in a narrow bar</comment>
        <translation>Perché?</translation>
    </message>
</context>
<context>
    <name>dossier::StanceGrid</name>
    <message>
        <source>%1: %2</source>
        <comment>a commando, a stance</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3 (key %4)</source>
        <comment>a commando, a stance, its numbers</comment>
        <translation>%1: %2. %3 (tasto %4)</translation>
    </message>
    <message>
        <source>speed %1 · def %2/%3 · adr %4</source>
        <comment>of a stance: speed, ranged and melee defense, most adrenaline</comment>
        <translation>vel. %1 · dif. %2/%3 · adr. %4</translation>
    </message>
    <message>
        <source>%1: correct the stance to %2. %3 (key %4)</source>
        <comment>a commando, a stance, its numbers</comment>
        <translation>%1: correggi l’Atteggiamento in %2. %3 (tasto %4)</translation>
    </message>
</context>
<context>
    <name>dossier::StartCard</name>
    <message>
        <source>New game of %1</source>
        <comment>a game’s title</comment>
        <translation>Nuova partita di %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>dossier::StartPage</name>
    <message>
        <source>Show the key…</source>
        <translation>Mostra la chiave…</translation>
    </message>
    <message>
        <source>Write the 24 words of your key on paper: they open your games when this computer is lost.</source>
        <translation>Scrivi su carta le 24 parole della tua chiave: aprono le tue partite se perdi questo computer.</translation>
    </message>
    <message>
        <source>A companion beside the board. It knows the rules; you decide.</source>
        <translation>Un compagno al tavolo da gioco. Conosce le regole; decidi tu.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>Your key is locked. Games open when you have given its passphrase.</source>
        <translation>La tua chiave è bloccata. Le partite si aprono dopo che hai dato la frase segreta.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Sblocca…</translation>
    </message>
    <message>
        <source>In “About Dossier”, under the key of your games</source>
        <translation>In «Informazioni su Dossier», alla voce della chiave delle partite</translation>
    </message>
    <message>
        <source>Or</source>
        <translation>Oppure</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a setting, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>dossier::StatisticsDesk</name>
    <message>
        <source>All sessions</source>
        <translation>Tutte le sessioni</translation>
    </message>
    <message>
        <source>Session %1</source>
        <translation>Sessione %1</translation>
    </message>
    <message>
        <source>Dossier saved: %1</source>
        <translation>Dossier ha salvato: %1</translation>
    </message>
    <message>
        <source>Dossier saved nothing: %1 cannot be written. Choose another folder.</source>
        <translation>Dossier non ha salvato nulla: %1 non può essere scritto. Scegli un’altra cartella.</translation>
    </message>
    <message>
        <source>Sessions with %1</source>
        <translation>Sessioni con %1</translation>
    </message>
</context>
<context>
    <name>dossier::StatisticsPage</name>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <comment>a question</comment>
        <translation>Tabella: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) are in the CSV file.</source>
        <translation>
            <numerusform>Un’altra riga (%n) è nel file CSV.</numerusform>
            <numerusform>Altre %n righe sono nel file CSV.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Conteggio in corso…</translation>
    </message>
    <message>
        <source>Nothing was played in this file yet. After the first session, this page answers questions about it.</source>
        <translation>In questo file non si è ancora giocato. Dopo la prima sessione questa pagina risponde alle domande su come è andata.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Sessions that are counted</source>
        <translation>Sessioni contate</translation>
    </message>
    <message>
        <source>Choose the sessions that are counted</source>
        <translation>Scegli le sessioni da contare</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Show the numbers in place of the bars</source>
        <translation>Mostra i numeri al posto delle barre</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Salva un resoconto…</translation>
    </message>
    <message>
        <source>As a web page, Markdown or PDF; of one session with its journal (Enter)</source>
        <translation>Come pagina web, Markdown o PDF; di una sola sessione con il suo diario (Invio)</translation>
    </message>
    <message>
        <source>Once all is counted</source>
        <translation>Quando tutto è stato contato</translation>
    </message>
    <message>
        <source>Nothing is counted</source>
        <translation>Non è stato contato nulla</translation>
    </message>
    <message>
        <source>Copy the table as CSV</source>
        <translation>Copia la tabella come CSV</translation>
    </message>
    <message>
        <source>Save the table as CSV…</source>
        <translation>Salva la tabella come CSV…</translation>
    </message>
    <message>
        <source>Save the bars as a picture…</source>
        <translation>Salva le barre come immagine…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <comment>a question</comment>
        <translation>Salva: %1</translation>
    </message>
    <message>
        <source>The whole table for a spreadsheet, or the bars as a picture</source>
        <translation>L’intera tabella per un foglio di calcolo, o le barre come immagine</translation>
    </message>
</context>
<context>
    <name>dossier::TableCard</name>
    <message>
        <source>The vehicle</source>
        <translation>Il veicolo</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correzioni</translation>
    </message>
    <message>
        <source>Whose position to correct</source>
        <translation>Di chi correggere la posizione</translation>
    </message>
    <message>
        <source>The figure that is elsewhere on your table</source>
        <translation>La miniatura che sul tuo tavolo sta altrove</translation>
    </message>
    <message>
        <source>Click the space on the board</source>
        <translation>Fai clic sullo spazio della plancia</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>Sposta in…</translation>
    </message>
    <message>
        <source>Put the figure where it is on your table, as a correction; Esc cancels</source>
        <translation>Metti la miniatura dov’è sul tuo tavolo, come correzione; Esc annulla</translation>
    </message>
    <message>
        <source>Put in the vehicle</source>
        <translation>Metti nel veicolo</translation>
    </message>
    <message>
        <source>Put the hunter into the vehicle, as a correction</source>
        <translation>Metti il cacciatore nel veicolo, come correzione</translation>
    </message>
    <message>
        <source>End the game…</source>
        <translation>Termina la partita…</translation>
    </message>
    <message>
        <source>By agreement: one side gives up</source>
        <translation>Di comune accordo: una parte si arrende</translation>
    </message>
    <message>
        <source>The hunters give up</source>
        <translation>I cacciatori si arrendono</translation>
    </message>
    <message>
        <source>The game ends: the agent wins</source>
        <translation>La partita finisce: vince l’agente</translation>
    </message>
    <message>
        <source>The agent gives up</source>
        <translation>L’agente si arrende</translation>
    </message>
    <message>
        <source>The game ends: the hunters win</source>
        <translation>La partita finisce: vincono i cacciatori</translation>
    </message>
    <message>
        <source>Bar from the vehicle</source>
        <translation>Escludi dal veicolo</translation>
    </message>
    <message>
        <source>Let into the vehicle again</source>
        <translation>Riammetti nel veicolo</translation>
    </message>
    <message>
        <source>%1: the hunters decide it by majority</source>
        <comment>a hunter</comment>
        <translation>%1: lo decidono i cacciatori a maggioranza</translation>
    </message>
    <message>
        <source>The game ends: the agents win</source>
        <translation>La partita finisce: vincono gli agenti</translation>
    </message>
    <message>
        <source>The agents give up</source>
        <translation>Gli agenti si arrendono</translation>
    </message>
    <message>
        <source>Who gives up? This ends the game.</source>
        <translation>Chi si arrende? La partita finisce.</translation>
    </message>
    <message>
        <source>As a correction, where the health noted here is not that of your table</source>
        <translation>Come correzione, quando la salute segnata qui non è quella del tavolo</translation>
    </message>
    <message>
        <source>%1: 1 health less</source>
        <comment>an agent</comment>
        <translation>%1: 1 punto ferita in meno</translation>
    </message>
    <message>
        <source>%1: 1 health more</source>
        <comment>an agent</comment>
        <translation>%1: 1 punto ferita in più</translation>
    </message>
</context>
<context>
    <name>dossier::TableMenu</name>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Decisions of the players</source>
        <translation>Decisioni dei giocatori</translation>
    </message>
    <message>
        <source>Challenges, effects, explosions, tiles, plan and notes</source>
        <translation>Prove, effetti, esplosioni, tessere, piano e note</translation>
    </message>
    <message>
        <source>Reach the &amp;Crisis Point</source>
        <translation>Attiva il Punto di &amp;Crisi</translation>
    </message>
    <message>
        <source>Something other than the track triggers it</source>
        <translation>Lo causa qualcosa che non è il tracciato</translation>
    </message>
    <message>
        <source>Tokens ran out: &amp;add a substitute</source>
        <translation>Aggiungi un ge&amp;ttone di riserva</translation>
    </message>
    <message>
        <source>Use another object as a token while the bank is empty</source>
        <translation>Usa un altro oggetto come gettone finché la banca è vuota</translation>
    </message>
    <message>
        <source>Re&amp;move a substitute</source>
        <translation>To&amp;gli un sostituto</translation>
    </message>
    <message>
        <source>The substitute leaves the bank again</source>
        <translation>Il sostituto lascia di nuovo la banca</translation>
    </message>
    <message>
        <source>C&amp;ommandos win</source>
        <translation>Vincono i c&amp;ommando</translation>
    </message>
    <message>
        <source>The game ends: their objective is met</source>
        <translation>La partita finisce: obiettivo raggiunto</translation>
    </message>
    <message>
        <source>O&amp;verseer wins</source>
        <translation>&amp;Vince il Sorvegliante</translation>
    </message>
    <message>
        <source>The game ends: the mission is lost</source>
        <translation>La partita finisce: la missione è persa</translation>
    </message>
    <message>
        <source>&amp;End without a winner</source>
        <translation>&amp;Fine senza vincitore</translation>
    </message>
    <message>
        <source>The game ends here</source>
        <translation>La partita finisce qui</translation>
    </message>
    <message>
        <source>Corrections, the Crisis Point, the end of the game, and other actions</source>
        <translation>Correzioni, il Punto di Crisi, la fine della partita e altre azioni</translation>
    </message>
    <message>
        <source>Correc&amp;t a value… (Ctrl+T)</source>
        <translation>Corregg&amp;i un valore… (Ctrl+T)</translation>
    </message>
    <message>
        <source>Fix what differs from your table</source>
        <translation>Correggi quello che sul tavolo è diverso</translation>
    </message>
    <message>
        <source>Ot&amp;her actions… (Ctrl+G)</source>
        <translation>A&amp;ltre azioni… (Ctrl+G)</translation>
    </message>
    <message>
        <source>Do automatic steps fo&amp;r me</source>
        <translation>Pa&amp;ssaggi obbligati in automatico</translation>
    </message>
    <message>
        <source>Dossier does timers, transfer, the next turn, refresh and discard when there is nothing to choose</source>
        <translation>Dossier esegue Timer, trasferimento, turno seguente, Ripristino e Scarto quando non c’è niente da scegliere</translation>
    </message>
    <message>
        <source>Event&amp;s of the mission…</source>
        <translation>Eventi della &amp;missione…</translation>
    </message>
    <message>
        <source>Every event, planned or come: when, and what it does</source>
        <translation>Ogni evento, pianificato o arrivato: quando, e che cosa fa</translation>
    </message>
    <message>
        <source>Ho&amp;w the game ended…</source>
        <translation>Com’è an&amp;data a finire…</translation>
    </message>
    <message>
        <source>Show the end of the game again</source>
        <translation>Mostra di nuovo la fine della partita</translation>
    </message>
</context>
<context>
    <name>dossier::TechnologyTrack</name>
    <message>
        <source>Human technology: the marker is on %1 of %2</source>
        <translation>Tecnologia Umana: il segnalino è a %1 di %2</translation>
    </message>
    <message>
        <source>Red circles bring tokens (%1); at %2 the cannon fires and the aliens have lost. Click to correct the marker.</source>
        <translation>I cerchi rossi portano segnalini (%1); a %2 il cannone spara e gli Alieni hanno perso. Fai clic per correggere il segnalino.</translation>
    </message>
</context>
<context>
    <name>dossier::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Linea del tempo</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a round, and what can be done</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Drag to see the game as it was earlier (Alt+Left and Alt+Right). Page Up and Page Down go from round to round, with Alt from turning point to turning point. Looking undoes nothing</source>
        <translation>Trascina per vedere la partita com’era prima (Alt+Sinistra e Alt+Destra). Pag↑ e Pag↓ vanno di round in round, con Alt di svolta in svolta. Guardare non annulla niente</translation>
    </message>
</context>
<context>
    <name>dossier::TokenChoicePage</name>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>What was not chosen can be chosen later (Esc)</source>
        <translation>Quello che non è scelto si può scegliere dopo (Esc)</translation>
    </message>
    <message>
        <source>Command tokens, all at once</source>
        <translation>Segnalini Comando, tutti insieme</translation>
    </message>
    <message>
        <source>Cover the keys with one hand and press one with the other. Nothing shows which.</source>
        <translation>Copri i tasti con una mano e premine uno con l’altra. Niente mostra quale.</translation>
    </message>
    <message>
        <source>%1: choose a command token</source>
        <translation>%1: scegli un segnalino Comando</translation>
    </message>
    <message>
        <source>Its number is your action points, and who has the fewest goes first. Keys 2 to 6, and D for the die.</source>
        <translation>Il numero è quanti Punti Azione hai, e chi ne ha meno comincia. Tasti da 2 a 6, e D per il dado.</translation>
    </message>
    <message>
        <source>Choose %1 and cover the screen</source>
        <translation>Scegli %1 e copri lo schermo</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>a player</comment>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>key %1 for %2</source>
        <comment>a letter, a command token</comment>
        <translation>tasto %1 per %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player, keys</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 was used and is set aside</source>
        <translation>%1 è già stato usato ed è da parte</translation>
    </message>
    <message>
        <source>Your cards: %1</source>
        <comment>in hand</comment>
        <translation>Le tue carte: %1</translation>
    </message>
</context>
<context>
    <name>dossier::TokensPanel</name>
    <message>
        <source>COMMAND TOKENS</source>
        <translation>SEGNALINI COMANDO</translation>
    </message>
    <message>
        <source>%1: chosen</source>
        <comment>a player</comment>
        <translation>%1: scelto</translation>
    </message>
    <message>
        <source>%1: to choose</source>
        <comment>a player</comment>
        <translation>%1: da scegliere</translation>
    </message>
    <message>
        <source>One after the other, in secret</source>
        <translation>Uno dopo l’altro, in segreto</translation>
    </message>
    <message>
        <source>Dossier covers the screen between the players</source>
        <translation>Dossier copre lo schermo tra un giocatore e l’altro</translation>
    </message>
    <message>
        <source>All at once, by keys</source>
        <translation>Tutti insieme, con i tasti</translation>
    </message>
    <message>
        <source>Each player presses a key; nothing shows which</source>
        <translation>Ognuno preme un tasto; niente mostra quale</translation>
    </message>
    <message>
        <source>Or chosen on cardboard: enter them when all are turned over</source>
        <translation>O scelti con i segnalini di cartone: inseriscili quando sono scoperti</translation>
    </message>
    <message>
        <source>Enter these tokens</source>
        <translation>Inserisci questi segnalini</translation>
    </message>
    <message>
        <source>All tokens are turned over, and the action points are known</source>
        <translation>Tutti i segnalini si scoprono, e si sanno i Punti Azione</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, a command token</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>dossier::ToolColumn</name>
    <message>
        <source>Tools</source>
        <translation>Strumenti</translation>
    </message>
    <message>
        <source>Letter of the tile</source>
        <translation>Lettera della tessera</translation>
    </message>
    <message>
        <source>The tile to which the Tile tool assigns spaces</source>
        <translation>La tessera a cui lo strumento Tessera assegna gli spazi</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>dossier::TurnTimer</name>
    <message>
        <source>–</source>
        <comment>no time runs</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>Minutes for a commando’s turn</source>
        <translation>Minuti per il turno di un commando</translation>
    </message>
    <message>
        <source>How long a commando’s turn may take; nothing is interrupted when it is over</source>
        <translation>Quanto può durare il turno di un commando; alla fine non si interrompe niente</translation>
    </message>
    <message>
        <source>♪ Sound on</source>
        <comment>sounds are heard</comment>
        <translation>♪ Suono sì</translation>
    </message>
    <message>
        <source>♪ Sound off</source>
        <comment>no sounds are heard</comment>
        <translation>♪ Muto</translation>
    </message>
    <message>
        <source>Sounds of round events and of the turn timer; they always flash as well</source>
        <translation>Suoni degli eventi del round e del timer del turno; lampeggiano comunque</translation>
    </message>
    <message>
        <source>Time left for the turn: %1</source>
        <translation>Tempo rimasto per il turno: %1</translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation>Timer del turno</translation>
    </message>
    <message>
        <source>off</source>
        <comment>no turn timer</comment>
        <translation>spento</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Resume the turn timer</source>
        <translation>Fai ripartire il timer del turno</translation>
    </message>
    <message>
        <source>Pause the turn timer</source>
        <translation>Ferma il timer del turno</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>clock off</source>
        <translation>timer spento</translation>
    </message>
    <message>
        <source>♪ No sound</source>
        <comment>there is no sound device</comment>
        <translation>♪ Nessuno</translation>
    </message>
    <message>
        <source>This computer has no sound device: round events and the turn timer only flash.</source>
        <translation>Questo computer non ha un dispositivo audio: gli eventi del round e il timer del turno lampeggiano soltanto.</translation>
    </message>
</context>
<context>
    <name>dossier::UnlockPage</name>
    <message>
        <source>Passphrase forgotten? The 24 words of the key open the file as well.</source>
        <translation>Frase segreta dimenticata? Anche le 24 parole della chiave aprono il file.</translation>
    </message>
    <message>
        <source>Give the key</source>
        <translation>Inserisci la chiave</translation>
    </message>
    <message>
        <source>Leave it locked</source>
        <translation>Lascialo bloccato</translation>
    </message>
    <message>
        <source>Nothing changes; the file can be unlocked at any time</source>
        <translation>Non cambia nulla; il file si può sbloccare in qualsiasi momento</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Sblocca</translation>
    </message>
    <message>
        <source>Open without a key</source>
        <translation>Si legge senza chiave</translation>
    </message>
    <message>
        <source>What everybody at the table knows, step by step</source>
        <translation>Quello che sanno tutti al tavolo, passo per passo</translation>
    </message>
    <message>
        <source>Players, results and decisions</source>
        <translation>Giocatori, risultati e decisioni</translation>
    </message>
    <message>
        <source>Seals, and what was revealed</source>
        <translation>I sigilli e quello che è stato rivelato</translation>
    </message>
    <message>
        <source>Read the public part</source>
        <translation>Leggi la parte pubblica</translation>
    </message>
    <message>
        <source>A copy without secrets opens; the file stays as it is</source>
        <translation>Si apre una copia senza segreti; il file resta com’è</translation>
    </message>
    <message>
        <source>Stays locked</source>
        <translation>Resta bloccato</translation>
    </message>
    <message>
        <source>What one side alone knows: its set-up, plans, cards and notes</source>
        <translation>Quello che sa una parte sola: preparazione, piani, carte e appunti</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Choose a key file…</source>
        <translation>Scegli un file chiave…</translation>
    </message>
    <message>
        <source>From a memory stick, for example</source>
        <translation>Da una chiavetta, ad esempio</translation>
    </message>
    <message>
        <source>No key on this computer has a passphrase that could still be given.</source>
        <translation>Nessuna chiave su questo computer aspetta ancora una frase segreta.</translation>
    </message>
    <message>
        <source>The key of this file is not on this computer. Its 24 words open the file: on the computer where it was played they are under “About Dossier”.</source>
        <translation>La chiave di questo file non è su questo computer. Il file si apre con le sue 24 parole: sul computer su cui si è giocato sono in «Informazioni su Dossier».</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase segreta</translation>
    </message>
    <message>
        <source>The one that locks a key of this computer</source>
        <translation>Quella che blocca una chiave di questo computer</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>File chiave</translation>
    </message>
    <message>
        <source>A key file of another computer</source>
        <translation>Un file chiave di un altro computer</translation>
    </message>
    <message>
        <source>24 words</source>
        <translation>24 parole</translation>
    </message>
    <message>
        <source>The key as it was written on paper</source>
        <translation>La chiave come è stata scritta su carta</translation>
    </message>
    <message>
        <source>The key file of the computer where the file was played opens it until Dossier ends, and stays where it is. The 24 words add that key for good.</source>
        <translation>Il file chiave del computer su cui si è giocato apre il file fino alla chiusura di Dossier, e resta dov’è. Le 24 parole aggiungono quella chiave per sempre.</translation>
    </message>
    <message>
        <source>Neither Dossier nor anybody else can open this without the passphrase, the key file or the 24 words. There is no other way.</source>
        <translation>Né Dossier né altri possono aprirlo senza la frase segreta, il file chiave o le 24 parole. Non c’è altro modo.</translation>
    </message>
    <message>
        <source>Lock again after %1 minutes without input</source>
        <translation>Blocca di nuovo dopo %1 minuti di inattività</translation>
    </message>
    <message>
        <source>Lock again when the curtain falls (F9)</source>
        <translation>Blocca di nuovo quando cala il sipario (F9)</translation>
    </message>
    <message>
        <source>Passphrase: not used</source>
        <translation>Frase segreta: non usata</translation>
    </message>
</context>
<context>
    <name>dossier::VerdictBar</name>
    <message>
        <source>Verdict</source>
        <translation>Verdetto</translation>
    </message>
    <message>
        <source>Copy as query: what is on screen, as a line for “dossier check” (Ctrl+Shift+C)</source>
        <translation>Copia come domanda: quello che è sullo schermo, come riga per «dossier check» (Ctrl+Maiusc+C)</translation>
    </message>
    <message>
        <source>%1: open the figure’s sheet to fill it in</source>
        <translation>%1: apri la scheda della miniatura per inserirlo</translation>
    </message>
</context>
<context>
    <name>dossier::VerdictSign</name>
    <message>
        <source>Allowed</source>
        <translation>Permesso</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Non permesso</translation>
    </message>
</context>
<context>
    <name>dossier::WeaponCard</name>
    <message>
        <source>Name of the weapon</source>
        <translation>Nome dell’arma</translation>
    </message>
    <message>
        <source>What the weapon’s card calls it</source>
        <translation>Come la chiama la sua carta</translation>
    </message>
    <message>
        <source>Delete this weapon</source>
        <translation>Elimina quest’arma</translation>
    </message>
    <message>
        <source>Kind of attack</source>
        <translation>Tipo di attacco</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>A distanza</translation>
    </message>
    <message>
        <source>A weapon that shoots or is thrown</source>
        <translation>Un’arma che spara o si lancia</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>In mischia</translation>
    </message>
    <message>
        <source>A weapon for close combat</source>
        <translation>Un’arma per il corpo a corpo</translation>
    </message>
    <message>
        <source>Black dice</source>
        <translation>Dadi neri</translation>
    </message>
    <message>
        <source>How many black dice the weapon rolls; a dash is unknown</source>
        <translation>Quanti dadi neri tira l’arma; un trattino vuol dire che non si sa</translation>
    </message>
    <message>
        <source>Red dice</source>
        <translation>Dadi rossi</translation>
    </message>
    <message>
        <source>How many red dice the weapon rolls; a dash is unknown</source>
        <translation>Quanti dadi rossi tira l’arma; un trattino vuol dire che non si sa</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Gittata</translation>
    </message>
    <message>
        <source>How many spaces the weapon reaches; a dash is unknown</source>
        <translation>A quanti spazi arriva l’arma; un trattino vuol dire che non si sa</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Estensione</translation>
    </message>
    <message>
        <source>A melee weapon that reaches two spaces</source>
        <translation>Un’arma da mischia che arriva a due spazi</translation>
    </message>
</context>
<context>
    <name>dossier::WeaponList</name>
    <message>
        <source>Weapons</source>
        <translation>Armi</translation>
    </message>
    <message>
        <source>Add a weapon</source>
        <translation>Aggiungi un’arma</translation>
    </message>
    <message>
        <source>Add a weapon to fill in from its card</source>
        <translation>Aggiungi un’arma da compilare secondo la sua carta</translation>
    </message>
</context>
<context>
    <name>dossier::WellCard</name>
    <message>
        <source>refresh %1</source>
        <translation>Ripristino %1</translation>
    </message>
    <message>
        <source>refresh unknown</source>
        <translation>Ripristino sconosciuto</translation>
    </message>
    <message numerus="yes">
        <source>ready in %n round(s)</source>
        <translation>
            <numerusform>Pronta tra %n round</numerusform>
            <numerusform>Pronta tra %n round</numerusform>
        </translation>
    </message>
    <message>
        <source>ready</source>
        <translation>Pronta</translation>
    </message>
    <message>
        <source>committed · %1</source>
        <comment>tokens in a well</comment>
        <translation>Impegnata · %1</translation>
    </message>
    <message>
        <source>Correct: one token from the well of %1 to the bank</source>
        <translation>Correggi: un gettone dal Pozzo di %1 alla banca</translation>
    </message>
    <message>
        <source>Correct: one token from the bank to the well of %1</source>
        <translation>Correggi: un gettone dalla banca al Pozzo di %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>why not, a rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usa %1</translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s)</source>
        <comment>until a well is ready again</comment>
        <translation>
            <numerusform>tra %n round</numerusform>
            <numerusform>tra %n round</numerusform>
        </translation>
    </message>
</context>
</TS>
