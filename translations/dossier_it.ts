<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AgentWords</name>
    <message>
        <source>%1 stands there</source>
        <comment>a hunter</comment>
        <translation>%1 sta lì</translation>
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
        <source>No hunter sees a space of the path. Take the figure off the board; the token stays.</source>
        <translation>Nessun cacciatore vede uno spazio del percorso. Togli la miniatura dalla plancia; il segnalino resta.</translation>
    </message>
    <message>
        <source>No hunter sees a space of the path.</source>
        <translation>Nessun cacciatore vede uno spazio del percorso.</translation>
    </message>
    <message>
        <source>The decoy shows %1.</source>
        <translation>L’esca mostra %1.</translation>
    </message>
    <message>
        <source>The move ends on %1: %2. Put the figure on %1.</source>
        <translation>Il movimento finisce in %1: %2. Metti la miniatura in %1.</translation>
    </message>
    <message>
        <source>The path has %1: %2. It ends on %3, which no hunter sees. Put the token and the figure on %1.</source>
        <translation>Il percorso passa per %1: %2. Finisce in %3, che nessun cacciatore vede. Metti segnalino e miniatura in %1.</translation>
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
        <source>Blinded: %1.</source>
        <translation>Accecati: %1.</translation>
    </message>
    <message>
        <source>Stunned: %1.</source>
        <translation>Storditi: %1.</translation>
    </message>
    <message>
        <source>This shows that %1 is the traitor.</source>
        <translation>Questo svela che %1 è il traditore.</translation>
    </message>
    <message>
        <source>Lay the sheet open</source>
        <translation>Scopri il foglio</translation>
    </message>
    <message>
        <source>Hand over to the hunters</source>
        <translation>Passa ai cacciatori</translation>
    </message>
    <message>
        <source>Choose for %1 first</source>
        <comment>a card</comment>
        <translation>Prima scegli per %1</translation>
    </message>
    <message>
        <source>Write %1 against the rules…</source>
        <translation>Scrivi %1 contro le regole…</translation>
    </message>
    <message>
        <source>Write %1 and escape</source>
        <translation>Scrivi %1 e fuggi</translation>
    </message>
    <message>
        <source>Choose what you take first</source>
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
        <translation>nulla mostrato</translation>
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
        <translation>«Nulla mostrato»</translation>
    </message>
    <message>
        <source>Write %1 and announce %2</source>
        <comment>a space, a card</comment>
        <translation>Scrivi %1 e annuncia %2</translation>
    </message>
    <message>
        <source>Write %1: nothing has to be said</source>
        <translation>Scrivi %1: non c’è niente da dire</translation>
    </message>
    <message>
        <source>Write %1, announce %2 and say %3</source>
        <comment>a space, a card, words</comment>
        <translation>Scrivi %1, annuncia %2 e di’ %3</translation>
    </message>
    <message>
        <source>Write %1 and say %2</source>
        <comment>a space, words</comment>
        <translation>Scrivi %1 e di’ %2</translation>
    </message>
    <message>
        <source>“I escape from %1”</source>
        <translation>“Fuggo da %1”</translation>
    </message>
    <message>
        <source>escape from %1</source>
        <translation>fuga da %1</translation>
    </message>
    <message>
        <source>The move ends on the way out %1, and nothing bars it: that is the escape, and you win.</source>
        <translation>Il movimento termina sul punto di fuga %1, che nulla sbarra: è la fuga, e vinci.</translation>
    </message>
</context>
<context>
    <name>Announcement</name>
    <message>
        <source>Stunned: %1</source>
        <translation>Storditi: %1</translation>
    </message>
    <message>
        <source>Blinded: %1</source>
        <translation>Accecati: %1</translation>
    </message>
    <message>
        <source>Objective on %1 is turned over: %2 of %3 done</source>
        <comment>a space, two numbers</comment>
        <translation>La missione obiettivo in %1 è girata: %2 di %3 compiute</translation>
    </message>
    <message>
        <source>He used a card for all to see</source>
        <translation>Ha usato una carta davanti a tutti</translation>
    </message>
    <message>
        <source>He is %1</source>
        <comment>a character</comment>
        <translation>È %1</translation>
    </message>
</context>
<context>
    <name>AttackOdds</name>
    <message>
        <source>%1 answers %2 with an ambush</source>
        <translation>%1 risponde a %2 con un agguato</translation>
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
        <source>Count %1</source>
        <comment>spaces to the agent</comment>
        <translation>Conto %1</translation>
    </message>
    <message>
        <source>%1%2 to each roll</source>
        <comment>a sign, a number</comment>
        <translation>%1%2 a ogni tiro</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>one of them reaches it: %1</source>
        <translation>uno dei dadi ci arriva: %1</translation>
    </message>
    <message>
        <source>to hit: %1</source>
        <translation>per colpire: %1</translation>
    </message>
    <message>
        <source>a first 1 misses</source>
        <translation>un 1 al primo tiro manca</translation>
    </message>
    <message>
        <source>Exactly %1; a six is rolled again and added, every time</source>
        <translation>Esattamente %1; ogni sei si ritira e si somma</translation>
    </message>
    <message>
        <source>%1 attacks the agent on %2</source>
        <comment>a hunter, a space</comment>
        <translation>%1 attacca l’agente in %2</translation>
    </message>
    <message>
        <source>%1 attacks the second agent on %2</source>
        <comment>a hunter, a space</comment>
        <translation>%1 attacca il secondo agente in %2</translation>
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
        <source>%n black</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n nero</numerusform>
            <numerusform>%n neri</numerusform>
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
        <translation>Comando in %1</translation>
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
        <translation>Fino a %1 passi in questa mossa.</translation>
    </message>
    <message>
        <source>Until your next turn hunters see you only from %1 spaces away or nearer.</source>
        <translation>Fino al tuo prossimo turno i cacciatori ti vedono solo da %1 spazi o meno.</translation>
    </message>
    <message>
        <source>Put its token up to %1 spaces away: hunters who see the token are blind until their turn.</source>
        <translation>Metti il segnalino fino a %1 spazi di distanza: i cacciatori che lo vedono sono accecati fino al loro turno.</translation>
    </message>
    <message>
        <source>Put its token up to %1 spaces away: nobody sees into or through the smoke around it until the end of your next turn. Walking is not hindered.</source>
        <translation>Metti il segnalino fino a %1 spazi di distanza: nessuno vede dentro o attraverso il fumo attorno fino alla fine del tuo prossimo turno. Camminarci è permesso.</translation>
    </message>
    <message>
        <source>Show a false place, up to %1 spaces away from where you are.</source>
        <translation>Mostra un posto falso, fino a %1 spazi da dove sei.</translation>
    </message>
    <message>
        <source>Stuns every hunter up to %1 spaces away; your place becomes known.</source>
        <translation>Stordisce ogni cacciatore fino a %1 spazi di distanza; il tuo posto diventa noto.</translation>
    </message>
    <message>
        <source>Aim at a hunter on foot who could see you and roll a die: he is stunned by as much as the steps to him, or more.</source>
        <translation>Mira a un cacciatore a piedi che potrebbe vederti e tira un dado: è stordito se il risultato è pari o superiore ai passi fino a lui.</translation>
    </message>
    <message>
        <source>Raise it before an attack on you is rolled: attacks roll %1 until your next turn.</source>
        <translation>Alzala prima che si tiri un attacco contro di te: gli attacchi tirano %1 fino al tuo prossimo turno.</translation>
    </message>
    <message>
        <source>The table hears of it.</source>
        <translation>Il tavolo ne viene a conoscenza.</translation>
    </message>
    <message>
        <source>It stays secret.</source>
        <translation>Resta segreta.</translation>
    </message>
    <message>
        <source>%1 health, up to %2 steps.</source>
        <comment>two numbers</comment>
        <translation>%1 di salute, fino a %2 passi.</translation>
    </message>
    <message>
        <source>Turns objectives over from %1 spaces away.</source>
        <translation>Gira le missioni obiettivo da %1 spazi di distanza.</translation>
    </message>
    <message>
        <source>Stuns a hunter who ends on your space, and by a roll of %1 or more one who ends beside it.</source>
        <translation>Stordisce un cacciatore che finisce sul tuo spazio, e con un tiro di %1 o più uno che finisce accanto.</translation>
    </message>
    <message>
        <source>Attacks from %1 spaces away or nearer roll %2.</source>
        <comment>two numbers</comment>
        <translation>Gli attacchi da %1 spazi o meno tirano %2.</translation>
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
        <source>In the agent&apos;s turn: a quick shot at an agent whom this hunter spots.</source>
        <translation>Nel turno dell&apos;agente: un tiro rapido a un agente che questo cacciatore avvista.</translation>
    </message>
    <message>
        <source>After moving: a shot along one straight line, and sight along it alone until the next turn.</source>
        <translation>Dopo il movimento: un tiro lungo una linea retta; fino al prossimo turno vede soltanto lungo quella linea.</translation>
    </message>
    <message>
        <source>After %1 steps or fewer, agents within %2 spaces say that they are close.</source>
        <comment>two numbers</comment>
        <translation>Dopo %1 passi o meno, gli agenti entro %2 spazi dicono di essere vicini.</translation>
    </message>
    <message>
        <source>On the agent&apos;s space a roll of %1 or more takes %2 health; after %3 steps or more only that space can be attacked.</source>
        <comment>three numbers</comment>
        <translation>Sullo spazio dell&apos;agente un tiro di %1 o più toglie %2 di salute; dopo %3 passi o più si può attaccare solo quello spazio.</translation>
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
        <source>Is told a turn ahead that an objective will be turned over.</source>
        <translation>Sa un turno prima che una missione obiettivo sarà girata.</translation>
    </message>
    <message>
        <source>Instead of moving: learns where the agent was %1 turns ago.</source>
        <translation>Invece di muoversi: scopre dov&apos;era l&apos;agente %1 turni fa.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>open the window</source>
        <translation>apre la finestra</translation>
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
        <source>“dossier --help” shows what can be asked for.</source>
        <translation>«dossier --help» mostra che cosa si può chiedere.</translation>
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
        <translation>la distanza tra due spazi, e le EMI sul percorso</translation>
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
        <source>whether markers of corrosive gas may lie so</source>
        <translation>se i segnalini gas corrosivo possono stare così</translation>
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
        <translation>se la mossa dell’agente è valida, e che cosa mostra</translation>
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
        <translation>dove può essere l’agente, per tutto ciò che è pubblico</translation>
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
        <source>keep the game in a campaign file; go on with its last session</source>
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
        <source>what a seat may know</source>
        <translation>quello che un posto può sapere</translation>
    </message>
    <message>
        <source>what happened, as those eyes may read it</source>
        <translation>che cosa è successo, come quegli occhi possono leggerlo</translation>
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
        <source>keep a copy of the file there, once a day</source>
        <translation>conserva lì una copia del file, una al giorno</translation>
    </message>
    <message>
        <source>write a file that a program on another machine held</source>
        <translation>scrive in un file occupato da un programma di un altro computer</translation>
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
        <source>the pack to play from; the one that comes with it otherwise</source>
        <translation>il pacchetto da cui giocare; altrimenti quello incluso</translation>
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
        <source>first take over the public facts of the agent from a file (sheet on paper)</source>
        <translation>prima riprendi da un file i fatti pubblici dell&apos;agente (foglio movimento su carta)</translation>
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
        <translation>“dossier check --schema” stampa questi limiti come JSON Schema.</translation>
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
        <translation>Avanza i Timer a %1</translation>
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
        <source>Begin the turn of %1</source>
        <translation>Inizia il turno: %1</translation>
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
        <source>Spawning done → activate</source>
        <translation>Generazione finita → attiva</translation>
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
        <translation>Muovi due volte</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Muovere</translation>
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
        <source>Boost</source>
        <translation>Potenzia</translation>
    </message>
    <message>
        <source>Roll the hazard of %1</source>
        <translation>Tira il rischio di %1</translation>
    </message>
    <message>
        <source>Resolve: %1</source>
        <translation>Risolvi: %1</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <translation>Piazza: %1</translation>
    </message>
    <message>
        <source>Leave the rest</source>
        <translation>Lascia il resto</translation>
    </message>
    <message>
        <source>The Crisis Point comes</source>
        <translation>Arriva il Punto di Crisi</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Termina la partita</translation>
    </message>
    <message>
        <source>The commandos win</source>
        <translation>Vincono i Comando</translation>
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
        <source>Do it</source>
        <translation>Procedi</translation>
    </message>
    <message>
        <source>%1 from the sheets, and %2 from the bank to the mission&apos;s minimum</source>
        <translation>%1 dalle schede e %2 dalla banca fino al minimo della missione</translation>
    </message>
    <message>
        <source>The overseer or an event opens it, without what its marker asks for</source>
        <translation>La apre il Sorvegliante o un evento, senza quello che chiede il suo segnalino</translation>
    </message>
    <message>
        <source>Ready %1</source>
        <translation>Impugna %1</translation>
    </message>
    <message>
        <source>Ready the sheet&apos;s weapon</source>
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
        <source>Go on moving</source>
        <translation>Prosegui il movimento</translation>
    </message>
    <message>
        <source>No reroll</source>
        <translation>Nessun rilancio</translation>
    </message>
    <message>
        <source>Take away: %1</source>
        <comment>a marker</comment>
        <translation>Togli: %1</translation>
    </message>
    <message>
        <source>Turn the passage over</source>
        <translation>Gira il passaggio</translation>
    </message>
    <message>
        <source>Roll the explosion</source>
        <translation>Tira l’esplosione</translation>
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
        <source>It comes now: everybody is told of it</source>
        <translation>Avviene ora: lo si dice a tutti</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>Adrenaline moves</source>
        <translation>Adrenalina spostata</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Ferite</translation>
    </message>
    <message>
        <source>Where somebody stands</source>
        <translation>Dove sta qualcuno</translation>
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
        <translation>Carta Investigare</translation>
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
        <source>A figure comes</source>
        <translation>Arriva una miniatura</translation>
    </message>
    <message>
        <source>A figure leaves</source>
        <translation>Una miniatura se ne va</translation>
    </message>
    <message>
        <source>Power tokens of a figure</source>
        <translation>Gettoni energia di una miniatura</translation>
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
        <source>Dashboard piece</source>
        <translation>Pezzo del Pannello</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>Press a space of the board first.</source>
        <translation>Prima premi uno spazio della mappa.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Pedina</translation>
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
        <translation>Gettoni energia</translation>
    </message>
    <message>
        <source>In the reserves</source>
        <translation>Nelle riserve</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa accade</translation>
    </message>
    <message>
        <source>is placed</source>
        <translation>viene piazzato</translation>
    </message>
    <message>
        <source>is taken away</source>
        <translation>viene tolto</translation>
    </message>
    <message>
        <source>No objective is known.</source>
        <translation>Non si conosce nessun obiettivo.</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Obiettivo</translation>
    </message>
    <message>
        <source>lies face down as</source>
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
        <translation>nascosto</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>rivelata</translation>
    </message>
    <message>
        <source>goal room</source>
        <translation>stanza meta</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Stanza %1</translation>
    </message>
    <message>
        <source>No room is cut yet.</source>
        <translation>Le stanze non ci sono ancora.</translation>
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
        <source>is laid at the bottom</source>
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
        <source>The dashboard has no piece.</source>
        <translation>Il Pannello non ha nessun pezzo.</translation>
    </message>
    <message>
        <source>Ready cost</source>
        <translation>Costo da Pronta</translation>
    </message>
    <message>
        <source>Committed cost, or 0</source>
        <translation>Da Impegnata, oppure 0</translation>
    </message>
    <message>
        <source>Refresh</source>
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
        <source>nobody’s</source>
        <translation>di nessuno</translation>
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
        <source>Press a space of the board for it, or choose “off the map”.</source>
        <translation>Premi lo spazio sulla mappa, o scegli «fuori dalla mappa».</translation>
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
        <source>No investigate card has a name here: only the deck is counted.</source>
        <translation>Qui nessuna carta Investigare ha un nome: si conta soltanto il mazzo.</translation>
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
        <translation>ha ferite</translation>
    </message>
    <message>
        <source>%1, no door yet</source>
        <comment>an edge of the map</comment>
        <translation>%1, ancora senza porta</translation>
    </message>
    <message>
        <source>Press a space of the board to lay a door on one of its edges.</source>
        <translation>Premi uno spazio della mappa per mettere una porta su un suo lato.</translation>
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
        <source>Tokens lie in its well: correct them first.</source>
        <translation>Nel suo Pozzo ci sono segnalini: correggi prima quelli.</translation>
    </message>
</context>
<context>
    <name>DiceWording</name>
    <message>
        <source>%1 black</source>
        <translation>%1 neri</translation>
    </message>
    <message>
        <source>%1 red</source>
        <translation>%1 rossi</translation>
    </message>
    <message>
        <source>defense %1</source>
        <translation>difesa %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>what changed an attack, how, by which rule</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 rolls %2</source>
        <comment>an attacker, dice</comment>
        <translation>%1 tira %2</translation>
    </message>
    <message>
        <source>defense %1%2 by cover and effects</source>
        <comment>a sign, a number</comment>
        <translation>difesa %1%2 per copertura ed effetti</translation>
    </message>
    <message>
        <source>the target&apos;s defense is unknown</source>
        <translation>la difesa del bersaglio non è nota</translation>
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
    <message numerus="yes">
        <source>%1 against %2: needs %n hit(s)</source>
        <translation>
            <numerusform>%1 contro %2: serve %n colpo</numerusform>
            <numerusform>%1 contro %2: servono %n colpi</numerusform>
        </translation>
    </message>
    <message>
        <source>to pass %1</source>
        <translation>per superarla %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a marker, a space</comment>
        <translation>%1 su %2</translation>
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
        <source>Missed: %1 of %2</source>
        <translation>Mancato: %1 su %2</translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <comment>dealt by an attack</comment>
        <translation>
            <numerusform>%n Ferita</numerusform>
            <numerusform>%n Ferite</numerusform>
        </translation>
    </message>
    <message>
        <source>explodes: everybody in its reach gets a roll, and no defense counts</source>
        <translation>esplode: si tira per ognuno alla sua portata, e le difese non contano</translation>
    </message>
</context>
<context>
    <name>EventWording</name>
    <message>
        <source>bank</source>
        <translation>banca</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>Riserva</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>tokens, from, to</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%n substitute token(s)</source>
        <translation>
            <numerusform>%n gettone sostitutivo</numerusform>
            <numerusform>%n gettoni sostitutivi</numerusform>
        </translation>
    </message>
    <message>
        <source>Timers on %1 and %2</source>
        <translation>Timer su %1 e %2</translation>
    </message>
    <message>
        <source>Timer on %1</source>
        <translation>Timer su %1</translation>
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
        <source>The turn ends</source>
        <translation>Il turno finisce</translation>
    </message>
    <message>
        <source>The game is over: %1 win</source>
        <translation>La partita è finita: vince chi gioca con %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>%1 is used for %2</source>
        <translation>%1 si usa per %2</translation>
    </message>
    <message>
        <source>%1 takes part, player %2</source>
        <translation>%1 partecipa, giocatore %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>%1 leaves the map</source>
        <translation>%1 lascia la mappa</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3</source>
        <translation>%1 muove da %2 a %3</translation>
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
    <message>
        <source>Initiative: %1</source>
        <translation>Iniziativa: %1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>a commando, downed or the like</comment>
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
        <source>%1: %2</source>
        <comment>a commando, an action</comment>
        <translation>%1: %2</translation>
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
        <source>%n investigate card(s) left</source>
        <translation>
            <numerusform>Resta %n carta Investigare</numerusform>
            <numerusform>Restano %n carte Investigare</numerusform>
        </translation>
    </message>
    <message>
        <source>The investigate deck is shuffled</source>
        <translation>Il mazzo Investigare è mescolato</translation>
    </message>
    <message>
        <source>Door on %1</source>
        <translation>Porta in %1</translation>
    </message>
    <message>
        <source>The door %1 is open</source>
        <translation>La porta %1 è aperta</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) between the doors</source>
        <translation>
            <numerusform>%n stanza tra le porte</numerusform>
            <numerusform>%n stanze tra le porte</numerusform>
        </translation>
    </message>
    <message>
        <source>Room %1: %2</source>
        <comment>its cards</comment>
        <translation>Stanza %1: %2</translation>
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
        <source>%1 is resolved</source>
        <translation>%1 è risolta</translation>
    </message>
    <message>
        <source>%1 comes onto %2</source>
        <translation>%1 entra in %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a marker, a space</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>%1 on %2 is taken away</source>
        <comment>a marker, a space</comment>
        <translation>%1 in %2: tolto</translation>
    </message>
    <message>
        <source>Objective on %1</source>
        <translation>Obiettivo in %1</translation>
    </message>
    <message>
        <source>A tile is turned</source>
        <translation>Una tessera è girata</translation>
    </message>
    <message>
        <source>%1 joins the attack</source>
        <translation>%1 si aggiunge all’attacco</translation>
    </message>
    <message>
        <source>Reroll by %1: %2</source>
        <translation>Rilancio di %1: %2</translation>
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
        <source>Boosted</source>
        <translation>Potenziata</translation>
    </message>
    <message>
        <source>Passed: %1</source>
        <translation>Superata: %1</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fallita: %1</translation>
    </message>
    <message>
        <source>%1 meets a hazard</source>
        <translation>%1 incontra un rischio</translation>
    </message>
    <message>
        <source>Hazard of %1: %2</source>
        <translation>Rischio di %1: %2</translation>
    </message>
    <message>
        <source>Explosion on %1</source>
        <translation>Esplosione in %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>an effect, on somebody</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>%1 on %2 ends</source>
        <comment>an effect, on somebody</comment>
        <translation>%1 su %2 finisce</translation>
    </message>
    <message>
        <source>%1 interrupts</source>
        <translation>%1 interrompe</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n power token(s)</source>
        <translation>
            <numerusform>%1 ha %n gettone energia</numerusform>
            <numerusform>%1 ha %n gettoni energia</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan written</source>
        <translation>Piano scritto</translation>
    </message>
    <message>
        <source>Notes written</source>
        <translation>Note scritte</translation>
    </message>
    <message>
        <source>Notes of player %1 written</source>
        <translation>Note del giocatore %1 scritte</translation>
    </message>
    <message>
        <source>The door %1 is %2</source>
        <comment>its kind</comment>
        <translation>La porta %1 è %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n colpo</numerusform>
            <numerusform>%n colpi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, rolled by the app</source>
        <translation>%1, tirati dal programma</translation>
    </message>
    <message>
        <source>The mission brings: %1</source>
        <translation>La missione porta: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <comment>an event of the mission</comment>
        <translation>Fatto: %1</translation>
    </message>
    <message>
        <source>Event revealed: %1</source>
        <translation>Evento rivelato: %1</translation>
    </message>
    <message>
        <source>An event is planned</source>
        <translation>Un evento è previsto</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2 has %n wound(s)</source>
        <comment>a marker, a space</comment>
        <translation>
            <numerusform>%1 in %2 ha %n ferita</numerusform>
            <numerusform>%1 in %2 ha %n ferite</numerusform>
        </translation>
    </message>
    <message>
        <source>No reroll</source>
        <translation>Nessun rilancio</translation>
    </message>
    <message>
        <source>%1 leaves the dashboard</source>
        <comment>a piece</comment>
        <translation>%1 lascia il Pannello</translation>
    </message>
    <message>
        <source>The move halts</source>
        <translation>Il movimento si ferma</translation>
    </message>
    <message>
        <source>Decided in secret</source>
        <translation>Deciso in segreto</translation>
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
        <source>No path leads there: out of every range.</source>
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
        <source>he can be here by a hidden card alone</source>
        <translation>può essere qui solo con una carta nascosta</translation>
    </message>
    <message>
        <source>he can be here: %1 of all ways lead here</source>
        <translation>può essere qui: ci porta il %1 di tutti i percorsi</translation>
    </message>
    <message>
        <source>he can be here</source>
        <translation>può essere qui</translation>
    </message>
    <message>
        <source>the objective on %1 is turned over</source>
        <translation>la missione obiettivo in %1 viene girata</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>a fact</comment>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>a structure: nobody enters it</source>
        <translation>una struttura: nessuno vi entra</translation>
    </message>
    <message>
        <source>he cannot be here. %1</source>
        <comment>the fact that excludes it</comment>
        <translation>non può essere qui. %1</translation>
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
        <source>no hunter sees this space: he was shown here by a hidden card, or by mistake</source>
        <translation>nessun cacciatore vede questo spazio: è stato mostrato qui per una carta nascosta, o per errore</translation>
    </message>
    <message>
        <source>no hunter sees this space, so he cannot have been shown here</source>
        <translation>nessun cacciatore vede questo spazio: non può essere stato mostrato qui</translation>
    </message>
    <message numerus="yes">
        <source>he cannot have come so far: %n turn(s) of moving from %1 do not lead here</source>
        <comment>a space</comment>
        <translation>
            <numerusform>non può essere arrivato così lontano: in %n turno da %1 non si arriva qui</numerusform>
            <numerusform>non può essere arrivato così lontano: in %n turni da %1 non si arriva qui</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: the sheet has no line (%2)</source>
        <comment>a turn, a rule</comment>
        <translation>Turno %1: sul foglio manca la riga (%2)</translation>
    </message>
    <message>
        <source>Turn %1: no hand of this agent holds that card, or a charge of it (%2)</source>
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
        <source>Turn %1: an objective was foretold, and none was turned over (%2)</source>
        <comment>a turn, a rule</comment>
        <translation>Turno %1: era stato annunciato un obiettivo, ma non ne è stato girato nessuno (%2)</translation>
    </message>
    <message>
        <source>Turn %1: the card on the sheet is not the one that was announced (%2)</source>
        <comment>a turn, a rule</comment>
        <translation>Turno %1: la carta sul foglio non è quella annunciata (%2)</translation>
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
        <source>%1 holds no public facts of an agent: at %2: %3</source>
        <translation>%1 non contiene fatti pubblici di un agente: in %2: %3</translation>
    </message>
    <message>
        <source>%1 was not written: that agent is not on the board yet.</source>
        <translation>%1 non è stato scritto: quell&apos;agente non è ancora sulla plancia.</translation>
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
        <source>Export the board</source>
        <translation>Esporta la mappa</translation>
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
        <source>Take over public facts</source>
        <translation>Riprendi fatti pubblici</translation>
    </message>
    <message>
        <source>Save the public facts</source>
        <translation>Salva i fatti pubblici</translation>
    </message>
</context>
<context>
    <name>GameWording</name>
    <message>
        <source>%1 (process %2 on %3)</source>
        <translation>%1 (processo %2 su %3)</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Questo file non c’è.</translation>
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
        <source>A newer Dossier wrote it (version %1; this one knows up to %2). Use that one.</source>
        <translation>L’ha scritto un Dossier più recente (versione %1; questo arriva alla %2). Usa quello.</translation>
    </message>
    <message>
        <source>An older Dossier wrote it. It has to be brought up to date, and cannot be written.</source>
        <translation>L’ha scritto un Dossier più vecchio. Va aggiornato, e non si può scrivere.</translation>
    </message>
    <message>
        <source>The disk is full. Make room and say it again: nothing that was answered is lost.</source>
        <translation>Il disco è pieno. Fai spazio e ripeti: nulla di ciò che ha avuto risposta è perso.</translation>
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
        <source>It is no longer where it was opened.</source>
        <translation>Non è più dove è stato aperto.</translation>
    </message>
    <message>
        <source>Another program writes it: %1.</source>
        <translation>Lo sta scrivendo un altro programma: %1.</translation>
    </message>
    <message>
        <source>It could not be read.</source>
        <translation>Non è stato possibile leggerlo.</translation>
    </message>
    <message>
        <source>It could not be written.</source>
        <translation>Non è stato possibile scriverlo.</translation>
    </message>
    <message>
        <source>The pack %1 could not be read.</source>
        <translation>Non è stato possibile leggere il pacchetto %1.</translation>
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
        <source>%1: its session was played by a Dossier that knew more. Use that one.</source>
        <translation>%1: la sua sessione è stata giocata da un Dossier che sapeva di più. Usa quello.</translation>
    </message>
    <message>
        <source>The game is only read. %1</source>
        <translation>La partita si può solo leggere. %1</translation>
    </message>
    <message>
        <source>The journal is damaged after record %1; what comes before it stands.</source>
        <translation>Il diario è danneggiato dopo la registrazione %1; ciò che viene prima è valido.</translation>
    </message>
    <message>
        <source>The file was brought up to date; a copy of it as it was is %1.</source>
        <translation>Il file è stato aggiornato; una copia di com’era è %1.</translation>
    </message>
    <message>
        <source>This session goes on as it was begun: %1.</source>
        <translation>Questa sessione continua come è stata iniziata: %1.</translation>
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
        <source>No copy of the file could be kept today. %1</source>
        <translation>Oggi non è stato possibile conservare una copia del file. %1</translation>
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
        <translation>Lo ha preso un altro programma: %1. Qui non si scrive più nulla; riaprilo.</translation>
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
        <source>A folder lies where its lock would be: %1.lock. Move that away.</source>
        <translation>Al posto del suo blocco c’è una cartella: %1.lock. Spostala altrove.</translation>
    </message>
    <message>
        <source>What was played last is not in it: the file %1-wal is missing. Bring it back, or begin a new session if it is gone for good.</source>
        <translation>L’ultima parte giocata non è qui: manca il file %1-wal. Rimettilo accanto, o inizia una nuova sessione se è perduto.</translation>
    </message>
    <message>
        <source>To read it takes more time or memory than any file of Dossier’s. Somebody else made it.</source>
        <translation>Leggerlo richiede più tempo o memoria di qualunque file di Dossier. Lo ha creato qualcun altro.</translation>
    </message>
    <message>
        <source>%1: What was played last may not be in it: it was copied, or cut off, without the file %1-wal beside it. What is shown is as it was before that.</source>
        <translation>%1: L’ultima parte giocata potrebbe mancare: è stato copiato, o interrotto, senza il file %1-wal accanto. Quello che si vede è com’era prima.</translation>
    </message>
    <message>
        <source>There was no session in the file: one is begun.</source>
        <translation>Nel file non c’era nessuna sessione: ne comincia una.</translation>
    </message>
</context>
<context>
    <name>HangingWording</name>
    <message>
        <source>a second agent is to move, and there is none</source>
        <translation>deve muovere un secondo agente, e non c’è</translation>
    </message>
    <message>
        <source>the traitor and the second agent do not go together</source>
        <translation>il traditore e il secondo agente non vanno d’accordo</translation>
    </message>
    <message>
        <source>a turn is going on that nobody at the table can have</source>
        <translation>è in corso un turno che nessuno al tavolo può avere</translation>
    </message>
    <message>
        <source>the part of the round does not go with who is at the table</source>
        <translation>la fase del round non va con chi è al tavolo</translation>
    </message>
    <message>
        <source>a hunter stands off the board</source>
        <translation>un cacciatore sta fuori dal tabellone</translation>
    </message>
    <message>
        <source>a place or a hunter that is told of an agent is not there</source>
        <translation>un luogo o un cacciatore che si dice di un agente non c’è</translation>
    </message>
    <message>
        <source>there is a movement sheet of an agent who is not in the game</source>
        <translation>c’è il foglio movimento di un agente che non è in gioco</translation>
    </message>
    <message>
        <source>the vehicle stands off the board</source>
        <translation>il veicolo sta fuori dal tabellone</translation>
    </message>
    <message>
        <source>smoke lies off the board, or is of an agent who is not there</source>
        <translation>il fumo sta fuori dal tabellone, o è di un agente che non c’è</translation>
    </message>
    <message>
        <source>an objective lies off the board</source>
        <translation>un obiettivo sta fuori dal tabellone</translation>
    </message>
    <message>
        <source>an objective that is done lies off the board</source>
        <translation>un obiettivo compiuto sta fuori dal tabellone</translation>
    </message>
    <message>
        <source>the adrenaline tokens are not as many as in the box</source>
        <translation>i gettoni adrenalina non sono quanti ne ha la scatola</translation>
    </message>
    <message>
        <source>a commando stands off the map, or has what this game does not have</source>
        <translation>un Comando sta fuori dalla mappa, o ha qualcosa che questa partita non ha</translation>
    </message>
    <message>
        <source>a door is being opened that is not there</source>
        <translation>si sta aprendo una porta che non c’è</translation>
    </message>
    <message>
        <source>something is waited for of somebody who is not there</source>
        <translation>si aspetta qualcosa da qualcuno che non c’è</translation>
    </message>
    <message>
        <source>the value %1 names what is not there</source>
        <translation>il valore %1 nomina ciò che non c’è</translation>
    </message>
    <message>
        <source>The table of this session does not hold together: %1. Undo the correction that led to it, or put it right with a further correction; until then not everything can be played.</source>
        <translation>Il tavolo di questa sessione non sta in piedi: %1. Annulla la correzione che l’ha causato, o rimettilo a posto con un’altra correzione; fino ad allora non tutto si può giocare.</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>Objective on %1</source>
        <translation>Missione obiettivo in %1</translation>
    </message>
    <message>
        <source>The agent has turned it over: %1 of %2 are done.</source>
        <comment>two numbers</comment>
        <translation>L&apos;agente l&apos;ha girata: %1 di %2 sono compiute.</translation>
    </message>
    <message>
        <source>Hit!</source>
        <translation>Colpito!</translation>
    </message>
    <message>
        <source>%1 loses %2 health and has %3 left.</source>
        <comment>an agent, two numbers</comment>
        <translation>%1 perde %2 di salute e gliene resta %3.</translation>
    </message>
    <message>
        <source>%1 loses %2 health; %3 are lost by now.</source>
        <comment>an agent, two numbers</comment>
        <translation>%1 perde %2 di salute; finora ne ha persi %3.</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Mancato</translation>
    </message>
    <message>
        <source>The attack of %1 takes no health.</source>
        <comment>a hunter</comment>
        <translation>L&apos;attacco di %1 non toglie salute.</translation>
    </message>
    <message>
        <source>%1 is the traitor</source>
        <comment>a hunter</comment>
        <translation>%1 è il traditore</translation>
    </message>
    <message>
        <source>He plays on as the second agent, and moves at once.</source>
        <translation>Continua come secondo agente e si muove subito.</translation>
    </message>
    <message>
        <source>The game ends in turn %1. Lay the sheet open: what was said is held against it.</source>
        <translation>La partita finisce al turno %1. Scoprite il foglio: si confronta con ciò che è stato detto.</translation>
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
        <source>The %n point(s) do not suffice.</source>
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
        <source>In the way: the closed door between %1.</source>
        <translation>D’ostacolo: la porta chiusa tra %1.</translation>
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
        <source>The one diagonal step of the turn is used already.</source>
        <translation>L’unico passo diagonale del turno è già stato usato.</translation>
    </message>
    <message>
        <source>%1 is held by %2, which lets nobody through.</source>
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
        <source>Squeezing past walls: +1 point.</source>
        <translation>Di stretto tra i muri: +1 punto.</translation>
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
        <translation>Velocità ignota</translation>
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
        <source>This printing has no rule for the moves of large figures: judge them by hand.</source>
        <translation>Questa edizione non ha regole per il movimento delle miniature grandi: giudicatelo a mano.</translation>
    </message>
    <message>
        <source>Nobody has said how fast this figure is.</source>
        <translation>La velocità di questa miniatura non è ancora inserita.</translation>
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
        <translation>Passo successivo: %1</translation>
    </message>
    <message>
        <source>Commandos</source>
        <comment>whose lines</comment>
        <translation>Comando</translation>
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
        <translation>figura %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a kind of figure, its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Assist</source>
        <translation>Assistenza</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Mirare</translation>
    </message>
    <message>
        <source>investigate marker</source>
        <translation>segnalino Investigare</translation>
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
        <translation>segnalino obiettivo</translation>
    </message>
    <message>
        <source>passkey</source>
        <translation>chiave di accesso</translation>
    </message>
    <message>
        <source>reject swarm</source>
        <translation>sciame di scarti</translation>
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
        <translation>mina a strappo</translation>
    </message>
    <message>
        <source>triggered explosive</source>
        <translation>esplosivo a comando</translation>
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
        <translation>Abbattuto</translation>
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
        <translation>Comando</translation>
    </message>
    <message>
        <source>Refresh</source>
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
        <translation>Costo di attivazione</translation>
    </message>
    <message>
        <source>Investigate</source>
        <translation>Investigare</translation>
    </message>
    <message>
        <source>Open a door</source>
        <translation>Aprire una porta</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Muovere</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Scambiare</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaccare</translation>
    </message>
    <message>
        <source>Revive</source>
        <translation>Rianimare</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Curare</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciale</translation>
    </message>
    <message>
        <source>the commandos</source>
        <translation>i Comando</translation>
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
        <translation>tutto intorno</translation>
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
        <translation>Bersaglio all&apos;adrenalina massima</translation>
    </message>
    <message>
        <source>Attacked by such a clone before</source>
        <translation>Già attaccato da un clone uguale</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Copertura</translation>
    </message>
    <message>
        <source>Taunter Drone beside it</source>
        <translation>Drone Provocatore accanto</translation>
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
        <translation>via libera</translation>
    </message>
    <message>
        <source>faulty intel</source>
        <translation>fallimento intelligence</translation>
    </message>
    <message>
        <source>Mission guide</source>
        <translation>Guida della missione</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Dashboard pieces</source>
        <translation>Pezzi del Pannello</translation>
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
        <translation>I Comando</translation>
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
        <translation>Carte Investigare</translation>
    </message>
    <message>
        <source>Take the pieces that the guide lists for this mission. Say of each that it is in play, and copy its numbers; add those that Dossier has never heard of.</source>
        <translation>Prendi i pezzi che la guida elenca per questa missione. Di ognuno di’ che è in gioco e copia i suoi numeri; aggiungi quelli che Dossier non ha mai sentito nominare.</translation>
    </message>
    <message>
        <source>Sort out the room cards of this mission. Number its stacks from 1 and write for each card the stacks that hold it: “1, 1, 3” is twice in the first and once in the third.</source>
        <translation>Separa le carte Stanza di questa missione. Numera i suoi mazzi da 1 e scrivi per ogni carta i mazzi che la contengono: «1, 1, 3» è due volte nel primo e una nel terzo.</translation>
    </message>
    <message>
        <source>Turn one door marker of each kind face up, or look at the table of doors in the rules: what a commando rolls, and how many hits open it.</source>
        <translation>Scopri un segnalino Porta di ogni tipo, o guarda la tabella delle porte nelle regole: che cosa tira un Comando e quanti successi la aprono.</translation>
    </message>
    <message>
        <source>Take the character sheets with their three stance cards and the downed card. Those commandos are enough that you play with; three must be there.</source>
        <translation>Prendi le schede dei personaggi con le tre carte Atteggiamento e la carta abbattuto. Bastano i Comando con cui giochi; almeno tre devono esserci.</translation>
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
        <source>Name the investigate cards if Dossier is to shuffle them. A deck of cardboard is only counted, so this can be left out.</source>
        <translation>Da’ un nome alle carte Investigare se deve mescolarle Dossier. Un mazzo di cartone viene solo contato, quindi questo si può saltare.</translation>
    </message>
    <message>
        <source>Name of a further piece</source>
        <translation>Nome di un altro pezzo</translation>
    </message>
    <message>
        <source>Name of a further room card</source>
        <translation>Nome di un’altra carta Stanza</translation>
    </message>
    <message>
        <source>Name of a further kit card</source>
        <translation>Nome di un’altra carta Kit</translation>
    </message>
    <message>
        <source>Name of a further investigate card</source>
        <translation>Nome di un’altra carta Investigare</translation>
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
        <translation>Carta abbattuto</translation>
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
        <translation>Costo da Pronta</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Ripristino</translation>
    </message>
    <message>
        <source>Has a committed cost</source>
        <translation>Ha un costo da Impegnata</translation>
    </message>
    <message>
        <source>Committed cost</source>
        <translation>Costo da Impegnata</translation>
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
        <translation>Genera</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quanti</translation>
    </message>
    <message>
        <source>Places</source>
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
        <translation>Successi richiesti</translation>
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
        <translation>Costo di movimento e attacco</translation>
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
        <source>As the card says; it is shown in both languages</source>
        <translation>Come dice la carta; viene mostrato in tutte e due le lingue</translation>
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
        <translation>Successi per una ferita, per esempio 3, oppure per una e per due, per esempio 3/6</translation>
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
        <source>No number is greater than 20 or less than 0.</source>
        <translation>Nessun numero è maggiore di 20 o minore di 0.</translation>
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
        <source>First say what it is.</source>
        <translation>Prima di’ che cos’è.</translation>
    </message>
    <message>
        <source>There is one of that name already.</source>
        <translation>Ce n’è già uno con questo nome.</translation>
    </message>
    <message>
        <source>The box does not hold more of them.</source>
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
        <translation>Assistenza</translation>
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
        <translation>Vede tutto intorno</translation>
    </message>
    <message>
        <source>Is a marker, no figure</source>
        <translation>È un segnalino, non una figura</translation>
    </message>
    <message>
        <source>Seeker</source>
        <translation>Cercatore</translation>
    </message>
    <message>
        <source>Taunter</source>
        <translation>Provocatore</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>a door between two spaces</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Open the mission guide at this mission. It tells how low the energy pool may stand after a transfer, when the Crisis Point comes, and which figures lie in the reserves: write 0 for those that stay in the box. Add its events with the rounds that bring them.</source>
        <translation>Apri la guida alla pagina di questa missione. Dice quanta energia deve esserci almeno nella Riserva dopo un trasferimento, quando arriva il Punto di Crisi e quali miniature stanno nelle riserve: scrivi 0 per quelle che restano nella scatola. Aggiungi i suoi eventi con il round che li porta.</translation>
    </message>
    <message>
        <source>Lay out the tiles as the guide shows them and draw the same here, with a door on every edge that gets a marker. Then choose below what you place and press its spaces. Of a tile that faulty intel can turn over, say what its other side has.</source>
        <translation>Disponi le tessere come mostra la guida e disegna lo stesso qui, con una porta su ogni lato che riceve un segnalino. Poi scegli qui sotto che cosa piazzi e premi i suoi spazi. Di una tessera che il fallimento intelligence può girare, di’ che cos’ha sul retro.</translation>
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
        <source>For the overseer alone</source>
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
        <source>Gathers power tokens</source>
        <translation>Raccoglie gettoni energia</translation>
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
        <source>Objective tiles may lie on</source>
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
        <source>How many at most, if it says</source>
        <translation>Quanti al massimo, se lo dice</translation>
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
        <source>Takes the place of the sheet’s weapon</source>
        <translation>Prende il posto dell’arma della scheda</translation>
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
        <source>Always added, for nothing</source>
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
        <source>Only from this Speed on, if it says</source>
        <translation>Solo da questa Velocità in su, se lo dice</translation>
    </message>
    <message>
        <source>Whose it is</source>
        <translation>Di chi è</translation>
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
        <translation>Costo di: %1</translation>
    </message>
    <message>
        <source>the commandos’</source>
        <translation>dei Comando</translation>
    </message>
    <message>
        <source>the overseer’s</source>
        <translation>del Sorvegliante</translation>
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
    <name>RefusalFactsWording</name>
    <message>
        <source>the mission&apos;s energy minimum</source>
        <translation>il minimo di energia della missione</translation>
    </message>
    <message>
        <source>its ready cost</source>
        <translation>il suo costo da Pronta</translation>
    </message>
    <message>
        <source>its committed cost</source>
        <translation>il suo costo da Impegnata</translation>
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
        <source>the weapon&apos;s range</source>
        <translation>la portata dell’arma</translation>
    </message>
    <message>
        <source>the weapon&apos;s dice</source>
        <translation>i dadi dell’arma</translation>
    </message>
    <message>
        <source>the target&apos;s defense</source>
        <translation>la difesa del bersaglio</translation>
    </message>
    <message>
        <source>the kit card&apos;s points</source>
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
        <source>the room card&apos;s priority</source>
        <translation>la priorità della carta Stanza</translation>
    </message>
    <message>
        <source>the room card&apos;s icon</source>
        <translation>l’icona della carta Stanza</translation>
    </message>
</context>
<context>
    <name>RefusalWording</name>
    <message>
        <source>Nobody&apos;s turn has begun.</source>
        <translation>Nessun turno è iniziato.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>È il turno di %1.</translation>
    </message>
    <message>
        <source>An attack is under way: finish it first.</source>
        <translation>È in corso un attacco: va prima concluso.</translation>
    </message>
    <message>
        <source>A challenge is under way: roll it first.</source>
        <translation>È in corso una sfida: va prima tirata.</translation>
    </message>
    <message>
        <source>A hazard has to be rolled for first.</source>
        <translation>Prima va tirato un rischio.</translation>
    </message>
    <message>
        <source>Figures or markers have to be placed first.</source>
        <translation>Prima vanno piazzati figure o segnalini.</translation>
    </message>
    <message>
        <source>A room is being revealed: resolve its cards first.</source>
        <translation>Si sta rivelando una stanza: vanno prima risolte le sue carte.</translation>
    </message>
    <message>
        <source>Nothing is under way that this could belong to.</source>
        <translation>Non è in corso nulla a cui questo appartenga.</translation>
    </message>
    <message>
        <source>%1 stands on %2.</source>
        <translation>%1 sta in %2.</translation>
    </message>
    <message>
        <source>Something is in the way: %1.</source>
        <translation>C’è qualcosa in mezzo: %1.</translation>
    </message>
    <message>
        <source>%1 black and %2 red dice are due, not %3 and %4.</source>
        <translation>Servono %1 dadi neri e %2 rossi, non %3 e %4.</translation>
    </message>
    <message>
        <source>Not typed in yet: %1.</source>
        <translation>Ancora da inserire: %1.</translation>
    </message>
    <message>
        <source>Now is the step “%1”; this belongs to “%2”.</source>
        <translation>Ora è il passo «%1»; questo appartiene a «%2».</translation>
    </message>
    <message>
        <source>%1 cannot be used in the step “%2”.</source>
        <translation>%1 non si può usare nel passo «%2».</translation>
    </message>
    <message>
        <source>The next turn belongs to %1.</source>
        <translation>Il prossimo turno è di %1.</translation>
    </message>
    <message>
        <source>The pool holds %1, and this costs %2.</source>
        <translation>La Riserva ha %1 e questo costa %2.</translation>
    </message>
    <message>
        <source>The bank holds %1, and %2 are needed.</source>
        <translation>La banca ha %1 e ne servono %2.</translation>
    </message>
    <message>
        <source>Adrenaline is at %1 of %3, and this costs %2.</source>
        <translation>L’Adrenalina è a %1 su %3 e questo costa %2.</translation>
    </message>
    <message>
        <source>%1 is committed: its well still holds %2.</source>
        <translation>%1 è Impegnata: nel suo Pozzo restano %2.</translation>
    </message>
    <message>
        <source>It brings %2 at most, not %1.</source>
        <translation>Ne porta al massimo %2, non %1.</translation>
    </message>
    <message>
        <source>%1 has no initiative card.</source>
        <translation>%1 non ha una carta Iniziativa.</translation>
    </message>
    <message>
        <source>%1 cards for %2 commandos.</source>
        <translation>%1 carte per %2 Comando.</translation>
    </message>
    <message>
        <source>No investigate card is left.</source>
        <translation>Non restano carte Investigare.</translation>
    </message>
    <message>
        <source>%1 commandos for %2 players is no way to play.</source>
        <translation>%1 Comando per %2 giocatori: non si gioca così.</translation>
    </message>
    <message>
        <source>%1 is not on the map yet.</source>
        <translation>%1 non è ancora sulla mappa.</translation>
    </message>
    <message>
        <source>%1 does not have %2.</source>
        <translation>%1 non ha %2.</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation>%1 appartiene a %2.</translation>
    </message>
    <message>
        <source>%1 is taken by %2.</source>
        <translation>%1 è già di %2.</translation>
    </message>
    <message>
        <source>Kit of %1 points, and %2 are allowed.</source>
        <translation>Kit da %1 punti, e se ne possono avere %2.</translation>
    </message>
    <message>
        <source>The way is barred at %1, with %2 movement points.</source>
        <translation>La via è chiusa in %1, con %2 punti movimento.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 has no such stance.</source>
        <translation>%1 non ha questo Atteggiamento.</translation>
    </message>
    <message>
        <source>On the downed card this is not allowed: %1.</source>
        <translation>Con la carta Abbattuto non si può: %1.</translation>
    </message>
    <message>
        <source>%1 is not downed.</source>
        <translation>%1 non è Abbattuto.</translation>
    </message>
    <message>
        <source>%1 is downed: no target before the Crisis Point.</source>
        <translation>%1 è Abbattuto: nessun bersaglio prima del Punto di Crisi.</translation>
    </message>
    <message>
        <source>No investigate marker lies on %1.</source>
        <translation>In %1 non c’è un segnalino Investigare.</translation>
    </message>
    <message>
        <source>%1 is not adjacent.</source>
        <translation>%1 non è adiacente.</translation>
    </message>
    <message>
        <source>%1 is not another active commando.</source>
        <translation>%1 non è un altro Comando attivo.</translation>
    </message>
    <message>
        <source>%1 is not in hand.</source>
        <translation>%1 non è in mano.</translation>
    </message>
    <message>
        <source>%1 cannot be traded.</source>
        <translation>%1 non si può scambiare.</translation>
    </message>
    <message>
        <source>%1 is no basic weapon of that type.</source>
        <translation>%1 non è un’arma base di quel tipo.</translation>
    </message>
    <message>
        <source>One was placed in this turn already: %1.</source>
        <translation>In questo turno ne è già stato piazzato uno: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be activated any more in this round.</source>
        <translation>%1 non si può più attivare in questo round.</translation>
    </message>
    <message>
        <source>It is on the map already: %1.</source>
        <translation>È già sulla mappa: %1.</translation>
    </message>
    <message>
        <source>Two doors of one room are alike: %1 and %2.</source>
        <translation>Due porte di una stanza sono uguali: %1 e %2.</translation>
    </message>
    <message>
        <source>The mission bars the door %1.</source>
        <translation>La missione esclude la porta %1.</translation>
    </message>
    <message>
        <source>No hidden room lies behind the door %1.</source>
        <translation>Dietro la porta %1 non c’è una stanza nascosta.</translation>
    </message>
    <message>
        <source>%1 is wall.</source>
        <translation>%1 è muro.</translation>
    </message>
    <message>
        <source>Room %1 is not hidden.</source>
        <translation>La stanza %1 non è nascosta.</translation>
    </message>
    <message>
        <source>%1 is not among the cards to resolve.</source>
        <translation>%1 non è tra le carte da risolvere.</translation>
    </message>
    <message>
        <source>%1 comes first, by its priority.</source>
        <translation>Viene prima %1, per priorità.</translation>
    </message>
    <message>
        <source>Choose a space of room %1 for it.</source>
        <translation>Scegli per essa uno spazio della stanza %1.</translation>
    </message>
    <message>
        <source>An objective lies on %1.</source>
        <translation>In %1 c’è un obiettivo.</translation>
    </message>
    <message>
        <source>Choose a tile to turn: %1 can be.</source>
        <translation>Scegli una tessera da girare: ce ne sono %1.</translation>
    </message>
    <message>
        <source>Nothing lets this be placed now: %1.</source>
        <translation>Ora nulla permette di piazzarlo: %1.</translation>
    </message>
    <message>
        <source>%1 markers, and %2 are allowed.</source>
        <translation>%1 segnalini, e se ne possono piazzare %2.</translation>
    </message>
    <message>
        <source>There is nothing left to place.</source>
        <translation>Non resta nulla da piazzare.</translation>
    </message>
    <message>
        <source>%1 would lie on the map, and the box holds %2.</source>
        <translation>Sulla mappa sarebbero %1 e la scatola ne ha %2.</translation>
    </message>
    <message>
        <source>%1 power tokens, and the box holds %2.</source>
        <translation>%1 gettoni energia, e la scatola ne ha %2.</translation>
    </message>
    <message>
        <source>The box holds %1.</source>
        <translation>La scatola ne ha %1.</translation>
    </message>
    <message>
        <source>One lies on %1 already.</source>
        <translation>In %1 ce n’è già uno.</translation>
    </message>
    <message>
        <source>%1 is not in room %2.</source>
        <translation>%1 non è nella stanza %2.</translation>
    </message>
    <message>
        <source>Gas cannot lie so: look at %1.</source>
        <translation>Il gas non può stare così: guarda %1.</translation>
    </message>
    <message>
        <source>%1 is on the same side.</source>
        <translation>%1 è della stessa parte.</translation>
    </message>
    <message>
        <source>Room %1 is still hidden.</source>
        <translation>La stanza %1 è ancora nascosta.</translation>
    </message>
    <message>
        <source>%1 is not on the nest&apos;s tile.</source>
        <translation>%1 non è sulla tessera del nido.</translation>
    </message>
    <message>
        <source>%1 is not on or next to a vent or a red passage.</source>
        <translation>%1 non è su un condotto o un passaggio rosso, né accanto.</translation>
    </message>
    <message>
        <source>No figure is left in the reserves: %1.</source>
        <translation>Nelle riserve non restano figure: %1.</translation>
    </message>
    <message>
        <source>The attacker does not have %1.</source>
        <translation>L’attaccante non ha %1.</translation>
    </message>
    <message>
        <source>Stealth: %2 spaces away, and %1 is the most.</source>
        <translation>Mimetismo: dista %2 spazi, il massimo è %1.</translation>
    </message>
    <message>
        <source>%1 spaces away, and the weapon reaches %2.</source>
        <translation>Dista %1 spazi e l’arma arriva a %2.</translation>
    </message>
    <message>
        <source>EMI stops it: %1 spaces of it lie between.</source>
        <translation>L’EMI lo impedisce: ce ne sono %1 spazi in mezzo.</translation>
    </message>
    <message>
        <source>No line of sight: %1 is in the way.</source>
        <translation>Nessuna linea di vista: c’è %1 in mezzo.</translation>
    </message>
    <message>
        <source>No line of sight: the corner at %1 is shut.</source>
        <translation>Nessuna linea di vista: l’angolo in %1 è chiuso.</translation>
    </message>
    <message>
        <source>The dice are not rolled yet.</source>
        <translation>I dadi non sono ancora tirati.</translation>
    </message>
    <message>
        <source>The dice lie already.</source>
        <translation>I dadi sono già tirati.</translation>
    </message>
    <message>
        <source>%1 was used on this already.</source>
        <translation>%1 è già stato usato qui.</translation>
    </message>
    <message>
        <source>%1 cannot assist this attack.</source>
        <translation>%1 non può assistere questo attacco.</translation>
    </message>
    <message>
        <source>%1 has no hazard to roll for.</source>
        <translation>%1 non ha rischi da tirare.</translation>
    </message>
    <message>
        <source>%1 is not activated for this.</source>
        <translation>%1 non è attivato per questo.</translation>
    </message>
    <message>
        <source>It has attacked already.</source>
        <translation>Ha già attaccato.</translation>
    </message>
    <message>
        <source>It has moved already.</source>
        <translation>Ha già mosso.</translation>
    </message>
    <message>
        <source>The path must begin on %1.</source>
        <translation>Il percorso deve partire da %1.</translation>
    </message>
    <message>
        <source>No challenge goes against this: %1.</source>
        <translation>Non c’è sfida contro questo: %1.</translation>
    </message>
    <message>
        <source>There is no such effect: %1.</source>
        <translation>Non c’è questo effetto: %1.</translation>
    </message>
    <message>
        <source>%1 does not add to itself.</source>
        <translation>%1 non si somma a se stesso.</translation>
    </message>
    <message>
        <source>The Crisis Point is reached already.</source>
        <translation>Il Punto di Crisi è già raggiunto.</translation>
    </message>
    <message>
        <source>The printing that is played by does not know this.</source>
        <translation>L’edizione con cui si gioca non lo prevede.</translation>
    </message>
    <message>
        <source>There is no wound to heal.</source>
        <translation>Non c’è Ferita da curare.</translation>
    </message>
    <message>
        <source>The weapon does not allow this extra.</source>
        <translation>L’arma non permette questa aggiunta.</translation>
    </message>
    <message>
        <source>Attacker and target do not stand where it was said.</source>
        <translation>Attaccante e bersaglio non sono dove è stato detto.</translation>
    </message>
    <message>
        <source>Nobody is to be knocked back.</source>
        <translation>Nessuno va respinto.</translation>
    </message>
    <message>
        <source>The explosion does not reach %1.</source>
        <translation>L’esplosione non raggiunge %1.</translation>
    </message>
    <message>
        <source>One roll is due for %1.</source>
        <translation>Serve un tiro per %1.</translation>
    </message>
    <message>
        <source>Several move actions cannot be taken together here.</source>
        <translation>Qui non si possono unire più azioni di movimento.</translation>
    </message>
    <message>
        <source>It cannot be boosted, or not once more.</source>
        <translation>Non si può potenziare, o non un’altra volta.</translation>
    </message>
    <message>
        <source>A reroll by Assist costs two, and takes a figure near that has it.</source>
        <translation>Un rilancio con Assistenza costa due e vuole vicina una figura che ce l’ha.</translation>
    </message>
    <message>
        <source>%1 is used on somebody: pick whom.</source>
        <translation>%1 si usa su qualcuno: scegli su chi.</translation>
    </message>
    <message>
        <source>%1 cannot be used on %2.</source>
        <translation>%1 non si può usare su %2.</translation>
    </message>
    <message>
        <source>%1 comes in round %2.</source>
        <translation>%1 arriva nel round %2.</translation>
    </message>
    <message>
        <source>It is the overseer’s to say when this comes: %1.</source>
        <translation>Quando arriva, lo dice il Sorvegliante: %1.</translation>
    </message>
    <message>
        <source>In this room it must lie on %1.</source>
        <translation>In questa stanza deve stare su %1.</translation>
    </message>
    <message>
        <source>Now the commandos reroll, or pass.</source>
        <translation>Adesso rilanciano i Comando, o passano.</translation>
    </message>
    <message>
        <source>Now the overseer rerolls, or passes.</source>
        <translation>Adesso rilancia il Sorvegliante, o passa.</translation>
    </message>
    <message>
        <source>No move is halted that could go on.</source>
        <translation>Nessun movimento è interrotto e può continuare.</translation>
    </message>
    <message>
        <source>No green passage is on %1.</source>
        <translation>Su %1 non c’è nessun passaggio verde.</translation>
    </message>
    <message>
        <source>%1 has happened already.</source>
        <translation>%1 è già avvenuto.</translation>
    </message>
    <message>
        <source>No such event is planned.</source>
        <translation>Nessun evento simile è previsto.</translation>
    </message>
    <message>
        <source>Somebody has learned something by what would be undone. That cannot be unlearned: say why the table goes back.</source>
        <translation>Con ciò che si annullerebbe qualcuno ha saputo qualcosa. Non si può disimparare: di’ perché il tavolo torna indietro.</translation>
    </message>
    <message>
        <source>%1 touches fewer than two other markers of the cloud: every one lies side by side with two, as in a square.</source>
        <translation>%1 tocca meno di altri due segnalini della nube: ognuno sta fianco a fianco con due, come in un quadrato.</translation>
    </message>
    <message>
        <source>The cloud hangs together side by side: %1 lies apart.</source>
        <translation>La nube è unita lato a lato: %1 è staccato.</translation>
    </message>
    <message>
        <source>A cloud has nine markers at most.</source>
        <translation>Una nube ha al massimo nove segnalini.</translation>
    </message>
    <message>
        <source>No gas lies on the objective on %1.</source>
        <translation>Il gas non si posa sull’obiettivo in %1.</translation>
    </message>
    <message>
        <source>%1 is not on a tile of the revealed room.</source>
        <translation>%1 non è su una tessera della stanza rivelata.</translation>
    </message>
    <message>
        <source>This is secret: only the overseer may do it.</source>
        <translation>È segreto: può farlo solo il Sorvegliante.</translation>
    </message>
    <message>
        <source>This is secret: only player %1 may do it.</source>
        <translation>È segreto: può farlo solo il giocatore %1.</translation>
    </message>
    <message>
        <source>A move is halted: go on with it, or end it where it is.</source>
        <translation>Un movimento è fermo: prosegui, oppure terminalo dove si trova.</translation>
    </message>
    <message>
        <source>An event of the mission has come: it is resolved first.</source>
        <translation>È arrivato un evento della missione: va risolto prima.</translation>
    </message>
    <message>
        <source>The game is over: values can still be corrected and notes written, and nothing else.</source>
        <translation>La partita è finita: si possono ancora correggere i valori e scrivere note, nient&apos;altro.</translation>
    </message>
    <message>
        <source>It is the overseer’s own phase, and only the other players interrupt it.</source>
        <translation>È la fase del Sorvegliante stesso: solo gli altri giocatori possono interromperla.</translation>
    </message>
    <message>
        <source>The commanding officer assigns the initiative: that is %1.</source>
        <translation>L&apos;iniziativa la assegna l&apos;ufficiale in comando: è %1.</translation>
    </message>
    <message>
        <source>It would stand across the closed door %1.</source>
        <translation>Starebbe a cavallo della porta chiusa %1.</translation>
    </message>
    <message>
        <source>%1 is a marker now, and only figures are put aside.</source>
        <translation>%1 ora è un segnalino, e si spostano di lato solo le figure.</translation>
    </message>
    <message>
        <source>%1 does not stand where it is to come.</source>
        <translation>%1 non si trova dove deve arrivare.</translation>
    </message>
    <message>
        <source>The map is left by a passage, and none is on %1.</source>
        <translation>Si lascia la mappa da un passaggio, e su %1 non ce n&apos;è.</translation>
    </message>
    <message>
        <source>%1 is not on the map.</source>
        <translation>%1 non è sulla mappa.</translation>
    </message>
    <message>
        <source>No door marker lies on %1 yet.</source>
        <translation>Su %1 manca ancora il segnalino Porta.</translation>
    </message>
    <message>
        <source>The map of the mission has no door on %1.</source>
        <translation>La mappa della missione non ha porte su %1.</translation>
    </message>
    <message>
        <source>The rooms are not cut yet.</source>
        <translation>Le stanze non sono ancora delimitate.</translation>
    </message>
    <message>
        <source>%1 is not in the starting room.</source>
        <translation>%1 non è nella stanza di partenza.</translation>
    </message>
    <message>
        <source>Room %1 has no stack of cards yet.</source>
        <translation>La stanza %1 non ha ancora il suo mazzo di carte.</translation>
    </message>
    <message>
        <source>This cannot be attacked: %1.</source>
        <translation>Questo non si può attaccare: %1.</translation>
    </message>
    <message>
        <source>What this extra asks for does not hold now: the Speed, or no enemy next to the attacker.</source>
        <translation>Ora manca quello che serve: la Velocità richiesta, oppure nessun nemico accanto a chi attacca.</translation>
    </message>
    <message>
        <source>%1 explodes: everybody in its reach gets a roll of its own.</source>
        <translation>%1 esplode: per ognuno alla sua portata si tira a parte.</translation>
    </message>
    <message>
        <source>The weapon goes off on %1.</source>
        <translation>L’arma esplode su %1.</translation>
    </message>
    <message>
        <source>It reaches %1 spaces by its card, not %2.</source>
        <translation>Secondo la sua carta arriva a %1 spazi, non a %2.</translation>
    </message>
    <message>
        <source>%1 gathers no power tokens.</source>
        <translation>%1 non raccoglie gettoni energia.</translation>
    </message>
    <message>
        <source>That weapon is in use already.</source>
        <translation>Quell’arma è già in uso.</translation>
    </message>
    <message>
        <source>%1 is a weapon to attack with, and nothing else.</source>
        <translation>%1 è un’arma con cui attaccare, e nient’altro.</translation>
    </message>
    <message>
        <source>It is put onto the map as a drone: %1.</source>
        <translation>Si mette sulla mappa come drone: %1.</translation>
    </message>
    <message>
        <source>%1 comes by a kit card: say whose.</source>
        <translation>%1 arriva con una carta Kit: di’ di chi è.</translation>
    </message>
    <message>
        <source>This cannot be: what it names is not there, there are not so many tokens, or something else at the table still hangs on it. Put that right first.</source>
        <translation>Non può essere: quello che nomina non c’è, i gettoni non bastano, oppure qualcos’altro al tavolo ne dipende ancora. Correggi prima quello.</translation>
    </message>
    <message>
        <source>Nothing lies on %1 that could explode so.</source>
        <translation>Su %1 non c’è nulla che possa esplodere così.</translation>
    </message>
    <message>
        <source>Nobody is left to take a turn in this round.</source>
        <translation>In questo round nessuno deve più fare il suo turno.</translation>
    </message>
</context>
<context>
    <name>ResultKeeping</name>
    <message>
        <source>The game goes on: the session has no result again.</source>
        <translation>La partita continua: la sessione è di nuovo senza risultato.</translation>
    </message>
    <message>
        <source>The session’s result is written down: %1.</source>
        <translation>Il risultato della sessione è annotato: %1.</translation>
    </message>
</context>
<context>
    <name>SessionBoardWords</name>
    <message>
        <source>B</source>
        <comment>sign of a bomb</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>O</source>
        <comment>sign of an objective token</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>P</source>
        <comment>sign of a passkey</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>RS</source>
        <comment>sign of a reject swarm</comment>
        <translation>SS</translation>
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
        <translation>MS</translation>
    </message>
    <message>
        <source>TE</source>
        <comment>sign of a triggered explosive</comment>
        <translation>EC</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>obiettivo</translation>
    </message>
    <message>
        <source>%1, downed</source>
        <translation>%1, Abbattuto</translation>
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
        <source>U</source>
        <comment>sign of an unlocked door</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>J</source>
        <comment>sign of a jammed door</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>L</source>
        <comment>sign of a locked door</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>S</source>
        <comment>sign of a shorted door</comment>
        <translation>C</translation>
    </message>
</context>
<context>
    <name>SheetDocument</name>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Way</source>
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
        <translation>Mostrato</translation>
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
        <source>Equipment: %1</source>
        <translation>Equipaggiamento: %1</translation>
    </message>
    <message>
        <source>Objectives: %1</source>
        <translation>Obiettivi: %1</translation>
    </message>
    <message>
        <source>What was shown and said</source>
        <translation>Che cosa si è mostrato e detto</translation>
    </message>
    <message>
        <source>Everything that was said fits the sheet.</source>
        <translation>Tutto quello che si è detto torna con il foglio.</translation>
    </message>
    <message>
        <source>The sheet, laid open</source>
        <translation>Il foglio, scoperto</translation>
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
        <source>Agent: ______________   Health: ○ ○ ○ ○ ○ ○ ○ ○</source>
        <translation>Agente: ______________   Punti ferita: ○ ○ ○ ○ ○ ○ ○ ○</translation>
    </message>
    <message>
        <source>Objectives: ______  ______  ______  ______</source>
        <translation>Obiettivi: ______  ______  ______  ______</translation>
    </message>
    <message>
        <source>Equipment: ______________  ______________  ______________</source>
        <translation>Equipaggiamento: ______________  ______________  ______________</translation>
    </message>
    <message>
        <source>Movement sheet</source>
        <translation>Foglio movimento</translation>
    </message>
    <message>
        <source>Health left: %1</source>
        <translation>Punti ferita rimasti: %1</translation>
    </message>
    <message>
        <source>Movement sheet · secret</source>
        <translation>Foglio movimento · segreto</translation>
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
    <name>SheetVerdictWords</name>
    <message>
        <source>Everything that was said fits the sheet.</source>
        <translation>Tutto quello che si è detto torna con il foglio.</translation>
    </message>
    <message>
        <source>What was said and the sheet do not agree:</source>
        <translation>Quello che è stato detto e il foglio non concordano:</translation>
    </message>
    <message>
        <source>The sheet is not complete; so far, what was said fits it:</source>
        <translation>Il foglio non è completo; fin qui ciò che è stato detto corrisponde:</translation>
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
            <numerusform>%n linea, non libera.</numerusform>
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
        <source>No path leads there: out of every range.</source>
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
        <source>%1 lies outside the field of vision.</source>
        <comment>C4</comment>
        <translation>%1 è fuori dal campo visivo.</translation>
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
        <source>objective, open</source>
        <translation>obiettivo aperto</translation>
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
        <source>the agent&apos;s figure</source>
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
        <source>you stand here, secret</source>
        <translation>tu sei qui, segreto</translation>
    </message>
    <message>
        <source>smoke token</source>
        <translation>segnalino fumo</translation>
    </message>
    <message>
        <source>in smoke</source>
        <translation>nel fumo</translation>
    </message>
    <message>
        <source>in the hunters&apos; sight</source>
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
        <source>you stand here</source>
        <translation>ti trovi qui</translation>
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
        <source>%1 players</source>
        <translation>%1 giocatori</translation>
    </message>
    <message>
        <source>Choose the options</source>
        <translation>Scegli le opzioni</translation>
    </message>
    <message>
        <source>Lay the objectives</source>
        <translation>Metti gli obiettivi</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Gioca %1</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Prendi %n carta</numerusform>
            <numerusform>Prendi %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Make %1 the traitor</source>
        <translation>Traditore: %1</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Comincia la partita</translation>
    </message>
    <message>
        <source>Complete the objective on %1</source>
        <translation>Completa l’obiettivo in %1</translation>
    </message>
    <message>
        <source>Plan the move</source>
        <translation>Prepara la mossa</translation>
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
        <source>Foretell an objective</source>
        <translation>Annuncia un obiettivo</translation>
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
        <source>Turn of %1</source>
        <translation>Turno di %1</translation>
    </message>
    <message>
        <source>Bar %1 from the vehicle</source>
        <translation>Escludi dal veicolo: %1</translation>
    </message>
    <message>
        <source>Let %1 use the vehicle again</source>
        <translation>Riammetti nel veicolo: %1</translation>
    </message>
    <message>
        <source>Get into the vehicle</source>
        <translation>Sali sul veicolo</translation>
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
        <translation>Muovi in %1</translation>
    </message>
    <message>
        <source>Leave the vehicle on %1</source>
        <translation>Lascia il veicolo in %1</translation>
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
        <source>Shoot along a line: %1</source>
        <translation>Spara lungo una linea: %1</translation>
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
        <translation>Fine del turno di %1</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Fine del turno</translation>
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
        <source>Take the facts over</source>
        <translation>Prendi i fatti</translation>
    </message>
    <message>
        <source>Lay the sheet open</source>
        <translation>Scopri il foglio</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Say: nothing shown</source>
        <translation>Di’: nulla mostrato</translation>
    </message>
    <message>
        <source>Nothing shown</source>
        <translation>Nulla mostrato</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Fuggi</translation>
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
        <translation>%1: visto in %2 da %3</translation>
    </message>
    <message>
        <source>Motion sensor on %1: %2</source>
        <comment>a space, what it says</comment>
        <translation>Sensore di movimento in %1: %2</translation>
    </message>
    <message>
        <source>%1 is within %2 spaces of %3</source>
        <comment>an agent, a number, a space</comment>
        <translation>%1: entro %2 spazi da %3</translation>
    </message>
    <message>
        <source>%1 is not within %2 spaces of %3</source>
        <comment>an agent, a number, a space</comment>
        <translation>%1: non entro %2 spazi da %3</translation>
    </message>
    <message>
        <source>%1 stood on %2</source>
        <comment>an agent, a space</comment>
        <translation>%1: si trovava in %2</translation>
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
        <source>The table&apos;s options are chosen</source>
        <translation>Le opzioni del tavolo sono scelte</translation>
    </message>
    <message>
        <source>Objectives: %1</source>
        <translation>Obiettivi: %1</translation>
    </message>
    <message>
        <source>Objectives on the sheet: %1</source>
        <translation>Obiettivi sul foglio: %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>an agent, a character</comment>
        <translation>%1 gioca %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>an agent, cards</comment>
        <translation>%1 prende %2</translation>
    </message>
    <message>
        <source>The traitor&apos;s card goes to %1</source>
        <translation>La carta del traditore va a %1</translation>
    </message>
    <message>
        <source>The objective on %1 is completed</source>
        <translation>L’obiettivo in %1 è completato</translation>
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
        <source>A charge is spent: %1</source>
        <translation>Si spende una carica: %1</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <comment>an agent, a card</comment>
        <translation>%1 usa %2</translation>
    </message>
    <message>
        <source>%1 is revealed: %2</source>
        <comment>an agent, a character</comment>
        <translation>%1 si rivela: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) ago: %1</source>
        <translation>
            <numerusform>%n turno fa: %1</numerusform>
            <numerusform>%n turni fa: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The facts of %n turn(s) are written anew</source>
        <translation>
            <numerusform>Si riscrivono i fatti di %n turno</numerusform>
            <numerusform>Si riscrivono i fatti di %n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 will complete an objective in the next turn</source>
        <translation>%1 completerà un obiettivo nel prossimo turno</translation>
    </message>
    <message>
        <source>Smoke round %1 until turn %2</source>
        <translation>Fumo intorno a %1 fino al turno %2</translation>
    </message>
    <message>
        <source>The smoke is gone</source>
        <translation>Il fumo si dirada</translation>
    </message>
    <message>
        <source>%1 looks: %2</source>
        <comment>a hunter, how</comment>
        <translation>%1 guarda: %2</translation>
    </message>
    <message>
        <source>%1 is stunned</source>
        <translation>%1: stordimento</translation>
    </message>
    <message>
        <source>%1 is no longer stunned</source>
        <translation>%1: fine dello stordimento</translation>
    </message>
    <message>
        <source>Turn of %1</source>
        <translation>Turno di %1</translation>
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
        <translation>%1 è sul veicolo in %2</translation>
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
        <source>%1 drives the vehicle to %2</source>
        <translation>%1 guida il veicolo in %2</translation>
    </message>
    <message>
        <source>without a roll</source>
        <translation>senza tiro</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>dice, the count</comment>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>%1 and %3 against %2</source>
        <comment>dice, the count, what is added</comment>
        <translation>%1 e %3 contro %2</translation>
    </message>
    <message>
        <source>%1 by %2: hit, %3</source>
        <comment>means of an attack, a hunter, the roll</comment>
        <translation>%1 di %2: a segno, %3</translation>
    </message>
    <message>
        <source>%1 by %2: missed, %3</source>
        <comment>means of an attack, a hunter, the roll</comment>
        <translation>%1 di %2: mancato, %3</translation>
    </message>
    <message>
        <source>%1 gets %2 health back</source>
        <translation>%1 recupera %2 punti ferita</translation>
    </message>
    <message>
        <source>%1 loses %2 health</source>
        <translation>%1 perde %2 punti ferita</translation>
    </message>
    <message>
        <source>%1 springs an ambush on %2: roll %3</source>
        <comment>an agent, a hunter, a die</comment>
        <translation>%1 tende un’imboscata a %2: tiro %3</translation>
    </message>
    <message>
        <source>The turn of %1 ends</source>
        <translation>Finisce il turno di %1</translation>
    </message>
    <message>
        <source>%1 is the traitor, and plays the second agent from now on</source>
        <translation>%1 è il traditore e da ora gioca il secondo agente</translation>
    </message>
    <message>
        <source>%1 lays the sheet open</source>
        <translation>%1 scopre il foglio</translation>
    </message>
    <message>
        <source>%1 is on %2</source>
        <translation>%1 è in %2</translation>
    </message>
    <message>
        <source>%1: what everybody knows</source>
        <translation>%1: quello che tutti sanno</translation>
    </message>
    <message>
        <source>%1: the sheet</source>
        <translation>%1: il foglio</translation>
    </message>
    <message>
        <source>%1 has moved; what was shown is not known</source>
        <translation>%1 si è mosso; non si sa che cosa si è mostrato</translation>
    </message>
    <message>
        <source>%1 has moved and shows nothing</source>
        <translation>%1 si è mosso e non mostra niente</translation>
    </message>
    <message>
        <source>%1 is seen on %2</source>
        <comment>an agent, a space</comment>
        <translation>%1 è visto in %2</translation>
    </message>
    <message>
        <source>%1 was last seen on %2</source>
        <comment>an agent, a space</comment>
        <translation>%1 è visto l’ultima volta in %2</translation>
    </message>
    <message>
        <source>The board, with the vehicle on %1</source>
        <translation>La plancia, con il veicolo su %1</translation>
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
</context>
<context>
    <name>SpecterFace</name>
    <message>
        <source>First</source>
        <comment>printing</comment>
        <translation>Prima</translation>
    </message>
    <message>
        <source>What most tables play: with the cards of the first printing.</source>
        <translation>Come si gioca quasi ovunque: con le carte della prima edizione.</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>printing</comment>
        <translation>Seconda</translation>
    </message>
    <message>
        <source>With the cards of the second printing.</source>
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
</context>
<context>
    <name>SpecterRefusals</name>
    <message>
        <source>The game has not begun yet.</source>
        <translation>La partita non è ancora cominciata.</translation>
    </message>
    <message>
        <source>It is the agent&apos;s part of the turn.</source>
        <translation>È la parte dell’agente nel turno.</translation>
    </message>
    <message>
        <source>It is the hunters&apos; part of the turn.</source>
        <translation>È la parte dei cacciatori nel turno.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The sheet is on paper: enter what was said at the table.</source>
        <translation>Il foglio è su carta: inserisci quello che si è detto al tavolo.</translation>
    </message>
    <message>
        <source>The sheet is kept here: what is said follows from it.</source>
        <translation>Il foglio è tenuto qui: quello che si dice ne segue.</translation>
    </message>
    <message>
        <source>Only who knows the sheet can do this.</source>
        <translation>Può farlo solo chi conosce il foglio.</translation>
    </message>
    <message>
        <source>Step %1 to %2 is more than this move has.</source>
        <translation>Il passo %1 in %2 è più di quanti ne ha questa mossa.</translation>
    </message>
    <message>
        <source>%1 is not next to the space before.</source>
        <translation>%1 non è accanto allo spazio precedente.</translation>
    </message>
    <message>
        <source>%1 is a structure.</source>
        <translation>%1 è una struttura.</translation>
    </message>
    <message>
        <source>This table does not allow the diagonal step to %1.</source>
        <translation>Questo tavolo non permette il passo in diagonale in %1.</translation>
    </message>
    <message>
        <source>A hunter stands on %1.</source>
        <translation>In %1 c’è un cacciatore.</translation>
    </message>
    <message>
        <source>Choose the space for the card&apos;s token.</source>
        <translation>Scegli lo spazio per il segnalino della carta.</translation>
    </message>
    <message>
        <source>Choose a hunter for the card, and enter the die.</source>
        <translation>Scegli un cacciatore per la carta e inserisci il dado.</translation>
    </message>
    <message>
        <source>The character is not chosen yet.</source>
        <translation>Il personaggio non è ancora scelto.</translation>
    </message>
    <message>
        <source>No move is planned yet.</source>
        <translation>Nessuna mossa è ancora preparata.</translation>
    </message>
    <message>
        <source>No hunter&apos;s turn has begun.</source>
        <translation>Non è cominciato il turno di nessun cacciatore.</translation>
    </message>
    <message>
        <source>Enter what the sensor said.</source>
        <translation>Inserisci la risposta del sensore.</translation>
    </message>
    <message>
        <source>Only %1 can do this.</source>
        <translation>Può farlo solo %1.</translation>
    </message>
    <message>
        <source>%1 has moved in this turn already.</source>
        <translation>%1 si è già mosso in questo turno.</translation>
    </message>
    <message>
        <source>%1 has moved, or done what stands in its place.</source>
        <translation>%1 si è già mosso, o ha fatto altro al posto del movimento.</translation>
    </message>
    <message>
        <source>%1 has moved: barring comes at the start of a turn.</source>
        <translation>%1 si è già mosso: si esclude solo all’inizio di un turno.</translation>
    </message>
    <message>
        <source>The movement of %1 comes first; it may be no step at all, and an ability counts once.</source>
        <translation>Prima viene il movimento di %1, anche di zero passi; un’abilità vale una volta sola.</translation>
    </message>
    <message>
        <source>%1 is no way out of the board.</source>
        <translation>%1 non è un punto di fuga.</translation>
    </message>
    <message>
        <source>The hunter on %1 is not on foot beside the agent.</source>
        <translation>Il cacciatore in %1 non è a piedi accanto all’agente.</translation>
    </message>
    <message>
        <source>The token cannot be put on %1: it is too far away, or no open space.</source>
        <translation>Il segnalino non può stare in %1: è troppo lontano o non è uno spazio libero.</translation>
    </message>
    <message>
        <source>%1 is out of the hunter&apos;s reach.</source>
        <translation>%1 è fuori dalla portata del cacciatore.</translation>
    </message>
    <message>
        <source>Neither the vehicle nor who sits in it gets to %1 so.</source>
        <translation>In %1 non arriva né il veicolo né chi ci sta sopra.</translation>
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
        <source>No hunter whose attack is still to come has found the agent.</source>
        <translation>Nessun cacciatore che debba ancora attaccare ha trovato l’agente.</translation>
    </message>
    <message>
        <source>The objective on %1 is completed already.</source>
        <translation>L’obiettivo in %1 è già completato.</translation>
    </message>
    <message>
        <source>Three objectives come before the escape; completed: %1.</source>
        <translation>Prima della fuga servono tre obiettivi; completati: %1.</translation>
    </message>
    <message>
        <source>%1 is not one of the objectives.</source>
        <translation>%1 non è uno degli obiettivi.</translation>
    </message>
    <message>
        <source>The agent does not begin the turn beside the objective on %1.</source>
        <translation>L’agente non comincia il turno accanto all’obiettivo in %1.</translation>
    </message>
    <message>
        <source>An objective is foretold already.</source>
        <translation>Un obiettivo è già annunciato.</translation>
    </message>
    <message>
        <source>%1 has to hear of it one turn before.</source>
        <translation>%1 deve saperlo un turno prima.</translation>
    </message>
    <message>
        <source>Hunters are barred only where four of them play.</source>
        <translation>Si esclude un cacciatore solo quando giocano in quattro.</translation>
    </message>
    <message>
        <source>It is not chosen yet who plays.</source>
        <translation>Non è ancora scelto chi gioca.</translation>
    </message>
    <message>
        <source>This number of players takes %1 hunters.</source>
        <translation>Con questi giocatori servono %1 cacciatori.</translation>
    </message>
    <message>
        <source>The attack of %1 is not due now: it was made, or something comes first.</source>
        <translation>L’attacco di %1 ora non tocca: è già fatto o viene prima altro.</translation>
    </message>
    <message>
        <source>%1 is barred from the vehicle.</source>
        <translation>%1 è escluso dal veicolo.</translation>
    </message>
    <message>
        <source>The dice say by themselves whether they hit.</source>
        <translation>I dadi dicono da soli se colpiscono.</translation>
    </message>
    <message>
        <source>Two dice can be read both ways here: the table says whether they hit.</source>
        <translation>Qui due dadi si leggono in due modi: decide il tavolo se colpiscono.</translation>
    </message>
    <message>
        <source>%1 cannot shoot along a line now.</source>
        <translation>%1 ora non può sparare lungo una linea.</translation>
    </message>
    <message>
        <source>%1 is no target: in the vehicle, or not in sight.</source>
        <translation>%1 non è un bersaglio: è sul veicolo o non è in vista.</translation>
    </message>
    <message>
        <source>%1 cannot be taken or used now: not in hand, or no charge left.</source>
        <translation>%1 ora non si può prendere né usare: non è in mano o non ha cariche.</translation>
    </message>
    <message>
        <source>The second agent&apos;s first move comes first.</source>
        <translation>Prima viene la prima mossa del secondo agente.</translation>
    </message>
    <message>
        <source>The way must begin where the agent stands, not on %1.</source>
        <translation>Il percorso deve cominciare dove sta l’agente, non in %1.</translation>
    </message>
    <message>
        <source>%1 is used before the move.</source>
        <translation>%1 si usa prima della mossa.</translation>
    </message>
    <message>
        <source>Cards to take: %1.</source>
        <translation>Carte da prendere: %1.</translation>
    </message>
    <message>
        <source>The turn of %1 is under way.</source>
        <translation>È in corso il turno di %1.</translation>
    </message>
    <message>
        <source>%1 has had a turn already.</source>
        <translation>%1 ha già avuto un turno.</translation>
    </message>
    <message>
        <source>Nothing is entered here: the answer follows from the sheet.</source>
        <translation>Qui non si inserisce niente: la risposta segue dal foglio.</translation>
    </message>
    <message>
        <source>Enter what the agent answered; answers needed: %1.</source>
        <translation>Inserisci che cosa ha risposto l’agente; risposte che servono: %1.</translation>
    </message>
    <message>
        <source>No way leads to the agent.</source>
        <translation>Nessun percorso porta all’agente.</translation>
    </message>
    <message>
        <source>Dice to roll: %1.</source>
        <translation>Dadi da tirare: %1.</translation>
    </message>
    <message>
        <source>%1 is on foot.</source>
        <translation>%1 è a piedi.</translation>
    </message>
    <message>
        <source>The agent has to have moved more than %1 times.</source>
        <translation>L’agente deve essersi mosso più di %1 volte.</translation>
    </message>
    <message>
        <source>%1 is stunned, or in the vehicle.</source>
        <translation>%1 è sotto stordimento o sul veicolo.</translation>
    </message>
    <message>
        <source>%1 is in the vehicle.</source>
        <translation>%1 è sul veicolo.</translation>
    </message>
    <message>
        <source>%1 has used this ability in this turn.</source>
        <translation>%1 ha già usato questa abilità nel turno.</translation>
    </message>
    <message>
        <source>%1 is not in view there.</source>
        <translation>%1 lì non è in vista.</translation>
    </message>
    <message>
        <source>After %1 steps only the own space can be attacked.</source>
        <translation>Dopo %1 passi si attacca solo il proprio spazio.</translation>
    </message>
    <message>
        <source>A traitor plays only among five, and is revealed once.</source>
        <translation>Un traditore c’è solo in cinque, e si rivela una volta.</translation>
    </message>
    <message>
        <source>Only the traitor can do this, as far as is known here.</source>
        <translation>Per quanto si sa qui, può farlo solo il traditore.</translation>
    </message>
    <message>
        <source>The objectives are not rolled yet.</source>
        <translation>Gli obiettivi non sono ancora tirati.</translation>
    </message>
    <message>
        <source>%1 is in play already.</source>
        <translation>%1 è già in gioco.</translation>
    </message>
    <message>
        <source>The traitor&apos;s card is not dealt yet.</source>
        <translation>La carta del traditore non è ancora distribuita.</translation>
    </message>
    <message>
        <source>Something was said to the table since then. That cannot be unheard: say why the table goes back.</source>
        <translation>Da allora il tavolo ha sentito qualcosa. Non si può più non averlo sentito: di’ perché il tavolo torna indietro.</translation>
    </message>
    <message>
        <source>%1 stands on the way out.</source>
        <comment>a hunter</comment>
        <translation>%1 sta sul punto di fuga.</translation>
    </message>
    <message>
        <source>No objective that is left can be turned over from where the agent stands.</source>
        <translation>Da dove si trova l&apos;agente non si può girare nessun obiettivo rimasto.</translation>
    </message>
    <message>
        <source>Steps that the vehicle has left in this turn: %1.</source>
        <translation>Passi che restano al veicolo in questo turno: %1.</translation>
    </message>
    <message>
        <source>%1 is a structure: nobody stands there.</source>
        <translation>%1 è una struttura: lì non sta nessuno.</translation>
    </message>
    <message>
        <source>The agent has shown himself as %1 already.</source>
        <translation>L&apos;agente si è già mostrato come %1.</translation>
    </message>
    <message>
        <source>The one objective of this section of the board was on %1.</source>
        <translation>L&apos;unico obiettivo di questa sezione della plancia era su %1.</translation>
    </message>
    <message>
        <source>This cannot be: what it names is not at this table, or something else at the table still hangs on it. Put that right first.</source>
        <translation>Non può essere: ciò che nomina non c’è a questo tavolo, oppure qualcos’altro al tavolo ne dipende ancora. Correggi prima quello.</translation>
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
        <translation>tutto intorno</translation>
    </message>
    <message>
        <source>blinded</source>
        <translation>non vede nulla</translation>
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
        <source>Turn %1 · the agent&apos;s part</source>
        <translation>Turno %1 · tocca all’agente</translation>
    </message>
    <message>
        <source>Turn %1 · the hunters&apos; part</source>
        <translation>Turno %1 · tocca ai cacciatori</translation>
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
        <source>An agent has no health left: the hunters win</source>
        <translation>Un agente non ha più punti ferita: vincono i cacciatori</translation>
    </message>
    <message>
        <source>Turn 40 is over: the hunters win</source>
        <translation>Il turno 40 è finito: vincono i cacciatori</translation>
    </message>
    <message>
        <source>The game is ended: the agent wins</source>
        <translation>La partita si chiude: vince l’agente</translation>
    </message>
    <message>
        <source>The game is ended: the hunters win</source>
        <translation>La partita si chiude: vincono i cacciatori</translation>
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
        <translation>un Comando</translation>
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
        <translation>%1 guarda tutt’intorno</translation>
    </message>
    <message>
        <source>commando</source>
        <translation>Comando</translation>
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
        <source>picked to act</source>
        <translation>è chi agisce</translation>
    </message>
    <message>
        <source>picked as target</source>
        <translation>è il bersaglio</translation>
    </message>
    <message>
        <source>declared to look from</source>
        <translation>spazio dichiarato da cui guardare</translation>
    </message>
    <message>
        <source>declared to look at</source>
        <translation>spazio dichiarato del bersaglio</translation>
    </message>
    <message numerus="yes">
        <source>reached for %n point(s)</source>
        <translation>
            <numerusform>raggiungibile con %n punto</numerusform>
            <numerusform>raggiungibile con %n punti</numerusform>
        </translation>
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
        <source>watched by nobody</source>
        <translation>non osservato da nessuno</translation>
    </message>
    <message numerus="yes">
        <source>watched by %n enemy figure(s)</source>
        <translation>
            <numerusform>osservato da %n nemico</numerusform>
            <numerusform>osservato da %n nemici</numerusform>
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
        <source>marked</source>
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
</context>
<context>
    <name>StageWords</name>
    <message numerus="yes">
        <source>Place %1: %n still, on a lit space</source>
        <translation>
            <numerusform>Piazza %1: ancora %n, su uno spazio illuminato</numerusform>
            <numerusform>Piazza %1: ancora %n, su spazi illuminati</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>%1 may be knocked back</source>
        <translation>%1 può essere respinto</translation>
    </message>
    <message>
        <source>Room %1 is revealed: resolve its cards</source>
        <translation>La stanza %1 è rivelata: risolvi le sue carte</translation>
    </message>
    <message>
        <source>The mission is being set up</source>
        <translation>La missione è in preparazione</translation>
    </message>
    <message>
        <source>A new round: the timers go on</source>
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
        <translation>Ogni Comando sceglie un Atteggiamento</translation>
    </message>
    <message>
        <source>%1: click a space to go there, a figure to attack, a door to open it</source>
        <translation>%1: clicca uno spazio per andarci, una figura per attaccarla, una porta per aprirla</translation>
    </message>
    <message>
        <source>The next commando takes a turn</source>
        <translation>Tocca al prossimo Comando</translation>
    </message>
    <message>
        <source>The wells are refreshed</source>
        <translation>I Pozzi si ripristinano</translation>
    </message>
    <message>
        <source>Use abilities that spawn, or go on</source>
        <translation>Usa le abilità che generano, o prosegui</translation>
    </message>
    <message>
        <source>%1 is active: click a space or a target</source>
        <translation>%1 è attivo: clicca uno spazio o un bersaglio</translation>
    </message>
    <message>
        <source>Click an enemy to activate it</source>
        <translation>Clicca un nemico per attivarlo</translation>
    </message>
    <message>
        <source>What is too much in the pool goes to the bank</source>
        <translation>L’eccesso della Riserva torna alla banca</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
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
        <source>Room %1: click a lit space for %2</source>
        <comment>a room, an objective</comment>
        <translation>Stanza %1: clicca uno spazio illuminato per %2</translation>
    </message>
    <message>
        <source>%1 has halted: click a space to go on, or end the move here</source>
        <translation>%1 si è fermato: fai clic su uno spazio per proseguire, oppure termina qui il movimento</translation>
    </message>
    <message>
        <source>%1 has not moved in this activation: it needs no sight.</source>
        <translation>%1 non si è mosso in questa attivazione: non gli serve vedere il bersaglio.</translation>
    </message>
    <message>
        <source>%1 attacks: the dice are next</source>
        <translation>%1 attacca: ora i dadi</translation>
    </message>
    <message>
        <source>A challenge: the dice are next</source>
        <translation>Una sfida: ora i dadi</translation>
    </message>
    <message>
        <source>%1 meets a hazard: the dice are next</source>
        <translation>%1 incontra un pericolo: ora i dadi</translation>
    </message>
    <message>
        <source>The way enters a hazard on %1.</source>
        <translation>Il percorso entra in un pericolo in %1.</translation>
    </message>
    <message>
        <source>The table as it stood then</source>
        <translation>Il tavolo com’era allora</translation>
    </message>
    <message>
        <source>Place %1: %2 of up to %3, on lit spaces</source>
        <comment>a marker, how many are picked, the most</comment>
        <translation>Piazza %1: %2 di al massimo %3, su spazi evidenziati</translation>
    </message>
    <message>
        <source>No way leads to %1 from here.</source>
        <translation>Da qui nessun percorso porta in %1.</translation>
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
        <translation>L’agente è al coperto.</translation>
    </message>
    <message>
        <source>Not allowed: %1 is one step too far.</source>
        <translation>Non permesso: %1 è un passo di troppo.</translation>
    </message>
    <message>
        <source>Not allowed: %1 is not next to the space before.</source>
        <translation>Non permesso: %1 non è accanto allo spazio precedente.</translation>
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
        <source>Not allowed: a hunter bars %1.</source>
        <translation>Non permesso: un cacciatore sbarra %1.</translation>
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
        <translation>Non c’è niente da mostrare.</translation>
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
            <numerusform>Il movimento può finire su %n spazio.</numerusform>
            <numerusform>Il movimento può finire su %n spazi.</numerusform>
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
        <translation>Al coperto da %1: «libero».</translation>
    </message>
    <message>
        <source>No attack: the agent is out of view.</source>
        <translation>Nessun attacco: l’agente è al coperto.</translation>
    </message>
    <message>
        <source>No attack.</source>
        <translation>Nessun attacco.</translation>
    </message>
    <message>
        <source>Allowed: the count is %1, and the chance to hit %2.</source>
        <translation>Permesso: il conto è %1, e la probabilità di colpire %2.</translation>
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
            <numerusform>La mossa può finire su %n spazio.</numerusform>
            <numerusform>La mossa può finire su %n spazi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToldWording</name>
    <message>
        <source>Bookmark: %1</source>
        <translation>Segnalibro: %1</translation>
    </message>
    <message>
        <source>Bookmark taken away: %1</source>
        <translation>Segnalibro tolto: %1</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annullato</translation>
    </message>
    <message>
        <source>Done again</source>
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
        <source>a value of the table</source>
        <translation>un valore del tavolo</translation>
    </message>
    <message>
        <source>The next step begins</source>
        <translation>Comincia il passo seguente</translation>
    </message>
    <message>
        <source>%1 – the table decided: %2</source>
        <translation>%1 – decisione del tavolo: %2</translation>
    </message>
    <message>
        <source>A bookmark of another player</source>
        <translation>Un segnalibro di un altro giocatore</translation>
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
        <source>, EMI −1 die</source>
        <translation>, EMI −1 dado</translation>
    </message>
    <message>
        <source>First printing: %1.</source>
        <translation>Prima edizione: %1.</translation>
    </message>
    <message>
        <source>Revised printing: %1.</source>
        <translation>Edizione riveduta: %1.</translation>
    </message>
    <message>
        <source>judged by hand</source>
        <translation>da giudicare a mano</translation>
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
        <translation>via sbarrata: %1</translation>
    </message>
    <message>
        <source>gives cover: %1</source>
        <translation>dà copertura: %1</translation>
    </message>
    <message>
        <source>clear, gives sight</source>
        <translation>via libera, dà la vista</translation>
    </message>
    <message>
        <source>counted for EMI</source>
        <translation>contato per l’EMI</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>via libera</translation>
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
        <source>Now pick a target to hear of sight, cover and odds, or a space to hear of the way there.</source>
        <translation>Ora scegli un bersaglio per sapere di linea di vista, copertura e probabilità, o uno spazio per sapere del percorso.</translation>
    </message>
    <message>
        <source>Pick a figure</source>
        <translation>Scegli una miniatura</translation>
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
        <translation>ci vuole un oggetto tra parentesi graffe.</translation>
    </message>
    <message>
        <source>a list in square brackets is expected.</source>
        <translation>ci vuole un elenco tra parentesi quadre.</translation>
    </message>
    <message>
        <source>a text in quotation marks is expected.</source>
        <translation>ci vuole un testo tra virgolette.</translation>
    </message>
    <message>
        <source>a whole number is expected.</source>
        <translation>ci vuole un numero intero.</translation>
    </message>
    <message>
        <source>true or false is expected.</source>
        <translation>ci vuole true o false.</translation>
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
        <translation>ci vuole uno spazio della mappa.</translation>
    </message>
    <message>
        <source>a floor space of the map is expected.</source>
        <translation>ci vuole uno spazio di pavimento della mappa.</translation>
    </message>
    <message>
        <source>an edge between two spaces of the map is expected.</source>
        <translation>ci vuole un bordo tra due spazi della mappa.</translation>
    </message>
    <message>
        <source>a space of the board such as K17 is expected.</source>
        <translation>qui serve uno spazio della plancia come K17.</translation>
    </message>
    <message>
        <source>an open space is expected.</source>
        <translation>qui serve uno spazio libero.</translation>
    </message>
    <message>
        <source>the figure does not fit here.</source>
        <translation>la miniatura non ci sta.</translation>
    </message>
    <message>
        <source>attacker and target stand on one space.</source>
        <translation>attaccante e bersaglio sono sullo stesso spazio.</translation>
    </message>
    <message>
        <source>this space is not one of the figure’s.</source>
        <translation>questo spazio non è della miniatura.</translation>
    </message>
    <message>
        <source>this printing has no rule for large figures here.</source>
        <translation>questa edizione non ha regole per miniature grandi in questo caso.</translation>
    </message>
    <message>
        <source>the path does not begin where the figure stands.</source>
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
        <source>“%1” was not saved.</source>
        <translation>«%1» non è stato salvato.</translation>
    </message>
    <message>
        <source>“%1” was not opened.</source>
        <translation>«%1» non è stato aperto.</translation>
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
        <source>something else at the table still hangs on it.</source>
        <translation>qualcos’altro al tavolo ne dipende ancora.</translation>
    </message>
</context>
<context>
    <name>dossier::AboutPage</name>
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
        <source>Qt (LGPL 3). Type: Inter by Rasmus Andersson and others, with tabular figures, as Dossier Sans (SIL Open Font License 1.1). Icons: Lucide (ISC and MIT). JSON: nlohmann/json (MIT).</source>
        <translation>Qt (LGPL 3). Carattere: Inter di Rasmus Andersson e altri, con cifre tabellari, come Dossier Sans (SIL Open Font License 1.1). Icone: Lucide (ISC e MIT). JSON: nlohmann/json (MIT).</translation>
    </message>
    <message>
        <source>Not affiliated</source>
        <translation>Nessuna affiliazione</translation>
    </message>
    <message>
        <source>Dossier is made by players. It has no connection with the publishers of the games that it helps to play; their names and marks are theirs. You need the games themselves to play them.</source>
        <translation>Dossier è fatto da giocatori. Non ha alcun legame con gli editori dei giochi che aiuta a giocare; nomi e marchi sono loro. Per giocare servono i giochi stessi.</translation>
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
        <translation>banca</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>riserva</translation>
    </message>
    <message>
        <source>wells</source>
        <translation>pozzi</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>schede</translation>
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
        <translation>in pari</translation>
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
        <source>Next transfer: %1, the pool has %2 then</source>
        <translation>Prossimo trasferimento: %1, poi la Riserva ha %2</translation>
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
            <numerusform>%n persa</numerusform>
            <numerusform>%n perse</numerusform>
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
        <translation>Salute</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Pedina</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Visto l’ultima volta</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Usato</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Missioni obiettivo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, what it does</comment>
        <translation>%1: %2</translation>
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
        <source>Leave the session; everything is kept</source>
        <translation>Lascia la sessione; tutto è conservato</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turno %1 di %2</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salute</translation>
    </message>
    <message>
        <source>Health that is left</source>
        <translation>Salute rimasta</translation>
    </message>
    <message>
        <source>Health that is left: click or use the arrow keys to put it right</source>
        <translation>Salute rimasta: clicca o usa le frecce per correggerla</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completato</translation>
    </message>
    <message>
        <source>Open; everybody knows it</source>
        <translation>Aperto; lo conoscono tutti</translation>
    </message>
    <message>
        <source>Open; only you know it</source>
        <translation>Aperto; lo conosci solo tu</translation>
    </message>
    <message>
        <source>Agent&apos;s part</source>
        <translation>Fase dell’agente</translation>
    </message>
    <message>
        <source>Hunters&apos; part</source>
        <translation>Fase dei cacciatori</translation>
    </message>
</context>
<context>
    <name>dossier::AgentOffers</name>
    <message>
        <source>Before the move: the table hears of it</source>
        <translation>Prima del movimento: il tavolo lo viene a sapere</translation>
    </message>
    <message>
        <source>The Prophet is told that an objective will be turned over next</source>
        <translation>Il Profeta viene a sapere che il prossimo turno si girerà un obiettivo</translation>
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
        <source>The die showed %1</source>
        <translation>Il dado ha dato %1</translation>
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
        <source>Takes the cards that are chosen</source>
        <translation>Prende le carte scelte</translation>
    </message>
    <message>
        <source>You can now</source>
        <translation>Ora puoi</translation>
    </message>
</context>
<context>
    <name>dossier::AgentPage</name>
    <message>
        <source>the card&apos;s token can go here</source>
        <translation>qui può stare il segnalino della carta</translation>
    </message>
    <message>
        <source>Writes the move on the sheet; the table hears what it must (Ctrl+Enter)</source>
        <translation>Scrive il movimento sul foglio; il tavolo sente ciò che deve (Ctrl+Invio)</translation>
    </message>
    <message>
        <source>Everybody may see the sheet now, and what was said is held against it (Ctrl+Enter)</source>
        <translation>Ora tutti possono vedere il foglio, e ciò che è stato detto si confronta con esso (Ctrl+Invio)</translation>
    </message>
    <message>
        <source>Covers this screen and passes the machine on (Ctrl+Enter)</source>
        <translation>Copre questa schermata e passa il computer (Ctrl+Invio)</translation>
    </message>
    <message numerus="yes">
        <source>At the quietest %1, after %n step(s)</source>
        <translation>
            <numerusform>Nel modo più silenzioso: %1, dopo %n passo</numerusform>
            <numerusform>Nel modo più silenzioso: %1, dopo %n passi</numerusform>
        </translation>
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
        <translation>Vicino</translation>
    </message>
    <message>
        <source>He says that he is close to the hunter</source>
        <translation>Dice di essere vicino al cacciatore</translation>
    </message>
    <message>
        <source>Not close</source>
        <translation>Non vicino</translation>
    </message>
    <message>
        <source>He says that he is not close to the hunter</source>
        <translation>Dice di non essere vicino al cacciatore</translation>
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
        <source>The character whose figure is put down, if it is seen now</source>
        <translation>Il personaggio di cui si posa la pedina, se ora lo si vede</translation>
    </message>
    <message>
        <source>Character not said</source>
        <translation>Personaggio non detto</translation>
    </message>
    <message>
        <source>Not told</source>
        <translation>Non detto</translation>
    </message>
    <message>
        <source>“Clear”</source>
        <translation>«Libero»</translation>
    </message>
    <message>
        <source>The agent has not moved that often</source>
        <translation>L’agente non ha ancora mosso così tante volte</translation>
    </message>
    <message>
        <source>The agent is not visible to the hunter</source>
        <translation>L’agente non è visibile al cacciatore</translation>
    </message>
    <message>
        <source>He stood on…</source>
        <translation>Era in…</translation>
    </message>
    <message>
        <source>Seen on…</source>
        <translation>Visto in…</translation>
    </message>
    <message>
        <source>Then press the space on the board</source>
        <translation>Poi premi lo spazio sulla plancia</translation>
    </message>
    <message>
        <source>%1 answers %2</source>
        <comment>an agent, a hunter</comment>
        <translation>%1 risponde a %2</translation>
    </message>
    <message>
        <source>First what the sensor says, then whether the agent is clear.</source>
        <translation>Prima che cosa dice il sensore, poi se l’agente è libero.</translation>
    </message>
    <message>
        <source>Press the space on the board where the figure is put down.</source>
        <translation>Premi sulla plancia lo spazio in cui si posa la pedina.</translation>
    </message>
</context>
<context>
    <name>dossier::AttackControls</name>
    <message>
        <source>What the verdict is asked for</source>
        <translation>Che cosa si chiede al verdetto</translation>
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
        <source>Black dice that abilities add or take away</source>
        <translation>Dadi neri che le abilità aggiungono o tolgono</translation>
    </message>
    <message>
        <source>Red ±</source>
        <translation>Rossi ±</translation>
    </message>
    <message>
        <source>Red dice that abilities add or take away</source>
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
        <source>The one diagonal step of the turn is used already</source>
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
        <translation>Registra: a segno</translation>
    </message>
    <message>
        <source>Enter: a miss</source>
        <translation>Registra: mancato</translation>
    </message>
    <message>
        <source>What is rolled for</source>
        <translation>Per che cosa si tira</translation>
    </message>
    <message>
        <source>Enter the roll</source>
        <translation>Registra il tiro</translation>
    </message>
    <message>
        <source>The dice lie on the table as they are entered here</source>
        <translation>I dadi sono sul tavolo come sono registrati qui</translation>
    </message>
    <message>
        <source>First press what each die shows</source>
        <translation>Prima premi che cosa mostra ogni dado</translation>
    </message>
    <message>
        <source>It hits</source>
        <translation>Colpisce</translation>
    </message>
    <message>
        <source>The table decides that the dice count together</source>
        <translation>Il tavolo decide che i dadi si sommano</translation>
    </message>
    <message>
        <source>It misses</source>
        <translation>Manca</translation>
    </message>
    <message>
        <source>The table decides that each die counts by itself</source>
        <translation>Il tavolo decide che ogni dado vale da solo</translation>
    </message>
    <message>
        <source>Let the app roll</source>
        <translation>Fai tirare al programma</translation>
    </message>
    <message>
        <source>The app rolls every die, and the journal says so</source>
        <translation>Il programma tira ogni dado, e il diario lo dice</translation>
    </message>
    <message>
        <source>No die reaches the count by itself, and together they do: the text does not say.</source>
        <translation>Nessun dado raggiunge il conto da solo, e insieme sì: il testo non lo dice.</translation>
    </message>
</context>
<context>
    <name>dossier::BoardActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Take back what was done last</source>
        <translation>Annulla l’ultima cosa fatta</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Rifà ciò che è stato annullato</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>Copy the marked spaces and clear them</source>
        <translation>Copia gli spazi segnati e li svuota</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Copy the marked spaces as the text of a map</source>
        <translation>Copia gli spazi segnati come testo di una mappa</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Lay copied spaces onto the map, from the marked space or the cursor on</source>
        <translation>Posa gli spazi copiati sulla mappa, a partire dallo spazio segnato o dal cursore</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Clear the marked spaces, or take the figure away</source>
        <translation>Svuota gli spazi segnati, o toglie la figura</translation>
    </message>
    <message>
        <source>Mark &amp;all</source>
        <translation>&amp;Segna tutto</translation>
    </message>
    <message>
        <source>Mark every space of the map</source>
        <translation>Segna ogni spazio della mappa</translation>
    </message>
    <message>
        <source>Turn the &amp;figure</source>
        <translation>&amp;Gira la figura</translation>
    </message>
    <message>
        <source>Turn the figure that acts a quarter to the right; from west to all round</source>
        <translation>Gira di un quarto a destra la figura che agisce; da ovest passa a 360 gradi</translation>
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
        <translation>Mostra dove può andare la figura, e a che costo</translation>
    </message>
    <message>
        <source>Si&amp;ght</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>Show what the figure sees</source>
        <translation>Mostra che cosa vede la figura</translation>
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
        <source>Pick a figure, then its target or a way; drag to move it or to mark spaces</source>
        <translation>Scegli una figura, poi il bersaglio o un percorso; trascina per spostarla o per segnare spazi</translation>
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
        <translation>Chiude o apre una porta su un lato di uno spazio</translation>
    </message>
    <message>
        <source>&amp;Rubble</source>
        <translation>Mac&amp;erie</translation>
    </message>
    <message>
        <source>Lay rubble or take it away</source>
        <translation>Mette o toglie macerie</translation>
    </message>
    <message>
        <source>&amp;Vent</source>
        <translation>Con&amp;dotto</translation>
    </message>
    <message>
        <source>Put a vent or take it away</source>
        <translation>Mette o toglie un condotto di aerazione</translation>
    </message>
    <message>
        <source>&amp;Peril</source>
        <translation>Peri&amp;colo</translation>
    </message>
    <message>
        <source>Put peril or take it away</source>
        <translation>Mette o toglie un pericolo</translation>
    </message>
    <message>
        <source>Corrosive &amp;gas</source>
        <translation>&amp;Gas corrosivo</translation>
    </message>
    <message>
        <source>Put corrosive gas or take it away</source>
        <translation>Mette o toglie gas corrosivo</translation>
    </message>
    <message>
        <source>&amp;Marker</source>
        <translation>&amp;Segnalino</translation>
    </message>
    <message>
        <source>Put a combatant marker or take it away</source>
        <translation>Mette o toglie un segnalino combattente</translation>
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
        <translation>Riempie di EMI tutta la tessera di uno spazio, o la libera</translation>
    </message>
    <message>
        <source>&amp;Commando</source>
        <translation>Com&amp;ando</translation>
    </message>
    <message>
        <source>Place a commando, or pick one that stands there</source>
        <translation>Mette un Comando, o sceglie quello che c’è</translation>
    </message>
    <message>
        <source>E&amp;nemy</source>
        <translation>&amp;Nemico</translation>
    </message>
    <message>
        <source>Place an enemy, or pick one that stands there</source>
        <translation>Mette un nemico, o sceglie quello che c’è</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pennello</translation>
    </message>
    <message>
        <source>Paint each space on the way</source>
        <translation>Dipinge ogni spazio su cui passa</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linea</translation>
    </message>
    <message>
        <source>Paint a straight line</source>
        <translation>Dipinge una linea retta</translation>
    </message>
    <message>
        <source>Paint a full rectangle</source>
        <translation>Dipinge un rettangolo pieno</translation>
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
        <source>Copy what is asked on screen as a line for “dossier check”</source>
        <translation>Copia quello che si chiede sullo schermo come riga per «dossier check»</translation>
    </message>
</context>
<context>
    <name>dossier::BoardPage</name>
    <message>
        <source>The marked spaces are on the clipboard, as the text of a map.</source>
        <translation>Gli spazi segnati sono negli appunti, come testo di una mappa.</translation>
    </message>
    <message>
        <source>There is no part of a map on the clipboard.</source>
        <translation>Negli appunti non c’è alcuna parte di mappa.</translation>
    </message>
    <message>
        <source>The figure does not fit there at that size.</source>
        <translation>Con quella dimensione la figura lì non ci sta.</translation>
    </message>
    <message>
        <source>No figure fits there.</source>
        <translation>Lì non c’è posto per una figura.</translation>
    </message>
    <message>
        <source>The figure does not fit there.</source>
        <translation>Lì la figura non ci sta.</translation>
    </message>
    <message>
        <source>No side of this space is free for a door. Ctrl with an arrow key opens or closes the door there.</source>
        <translation>Nessun lato di questo spazio è libero per una porta. Ctrl con una freccia apre o chiude la porta da quel lato.</translation>
    </message>
    <message>
        <source>Copied: a line for “dossier check”.</source>
        <translation>Copiata: una riga per «dossier check».</translation>
    </message>
    <message>
        <source>Nothing is asked yet: pick a figure, then its target or a way.</source>
        <translation>Non c’è ancora niente da chiedere: scegli una miniatura, poi il suo bersaglio o un percorso.</translation>
    </message>
</context>
<context>
    <name>dossier::BoardView</name>
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
        <source>Show the whole board, as large as the window allows</source>
        <translation>Mostra tutta la mappa, grande quanto lo permette la finestra</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Arrow keys go from space to space, Enter presses, Shift marks, Ctrl with an arrow presses the side of a space.</source>
        <translation>Le frecce vanno da uno spazio all’altro, Invio preme, Shift seleziona, Ctrl con una freccia preme il lato di uno spazio.</translation>
    </message>
</context>
<context>
    <name>dossier::CampaignChoice</name>
    <message>
        <source>A new campaign file</source>
        <translation>Un nuovo file di campagna</translation>
    </message>
    <message>
        <source>Kept in</source>
        <translation>Conservata in</translation>
    </message>
    <message>
        <source>Campaign file of the session</source>
        <translation>File di campagna della sessione</translation>
    </message>
    <message>
        <source>A new file, or a campaign that goes on; sessions of both games can lie in one</source>
        <translation>Un file nuovo, o una campagna che continua; un file può tenere sessioni di entrambi i giochi</translation>
    </message>
    <message>
        <source>Name of the campaign file</source>
        <translation>Nome del file della campagna</translation>
    </message>
    <message>
        <source>The file in which the session is kept, up to 80 characters</source>
        <translation>Il file in cui la sessione viene conservata, al massimo 80 caratteri</translation>
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
        <translation>Equipaggiamento in questo movimento</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Uses no card in this move</source>
        <translation>Non usa carte in questo movimento</translation>
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
        <source>Space for the card&apos;s token</source>
        <translation>Spazio per il segnalino della carta</translation>
    </message>
    <message>
        <source>Where the card&apos;s token goes</source>
        <translation>Dove va il segnalino della carta</translation>
    </message>
    <message>
        <source>Choose on the board</source>
        <translation>Scegli sulla plancia</translation>
    </message>
    <message>
        <source>While this is on, a space pressed on the board is the token&apos;s</source>
        <translation>Finché è acceso, lo spazio premuto sulla plancia è quello del segnalino</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>Chi</translation>
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
</context>
<context>
    <name>dossier::ClashBar</name>
    <message>
        <source>These facts cannot all be true; without any one of them the others can:</source>
        <translation>Questi fatti non possono essere tutti veri; senza uno qualsiasi di loro gli altri sì:</translation>
    </message>
    <message>
        <source>Mend</source>
        <translation>Rimedia</translation>
    </message>
    <message>
        <source>Change or take away: %1</source>
        <translation>Cambia o togli: %1</translation>
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
        <source>Adrenaline of %1: click or use the arrow keys to put it right</source>
        <translation>Adrenalina di %1: clicca o usa le frecce per correggerla</translation>
    </message>
    <message>
        <source>Wounds of %1: click or use the arrow keys to put them right</source>
        <translation>Ferite di %1: clicca o usa le frecce per correggerle</translation>
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
        <source>Commanding officer</source>
        <translation>Ufficiale Comandante</translation>
    </message>
</context>
<context>
    <name>dossier::CorrectForm</name>
    <message>
        <source>%1: </source>
        <comment>what a number is</comment>
        <translation>%1: </translation>
    </message>
    <message>
        <source>How it is at the table</source>
        <translation>Com’è sul tavolo</translation>
    </message>
    <message>
        <source>What is corrected</source>
        <translation>Che cosa si corregge</translation>
    </message>
    <message>
        <source>What of the table is otherwise than here</source>
        <translation>Che cosa sul tavolo è diverso da qui</translation>
    </message>
    <message>
        <source>Choice of the correction</source>
        <translation>Scelta della correzione</translation>
    </message>
    <message>
        <source>Number of the correction</source>
        <translation>Numero della correzione</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Make it as it is at the table; it can be undone</source>
        <translation>Rendilo com’è sul tavolo; si può annullare</translation>
    </message>
    <message>
        <source>Close the form (Esc)</source>
        <translation>Chiude il modulo (Esc)</translation>
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
        <source>Show the desk again (F9)</source>
        <translation>Mostra di nuovo il tavolo (F9)</translation>
    </message>
    <message>
        <source>F9 lifts the curtain</source>
        <translation>F9 alza il sipario</translation>
    </message>
    <message>
        <source>Everything secret is covered. The game is kept as it is, and the window for everybody goes on.</source>
        <translation>Tutto ciò che è segreto è coperto. La partita resta com’è, e la finestra per tutti continua.</translation>
    </message>
</context>
<context>
    <name>dossier::DashboardColumn</name>
    <message>
        <source>face down</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>nessuna carta</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a priority group, a card</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>only you</source>
        <translation>solo tu</translation>
    </message>
    <message>
        <source>What is violet nobody but the overseer may see</source>
        <translation>Quello che è viola può vederlo solo il Sorvegliante</translation>
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
        <source>Enemies</source>
        <translation>Nemici</translation>
    </message>
    <message>
        <source>Enemies %1</source>
        <comment>how many</comment>
        <translation>Nemici %1</translation>
    </message>
    <message>
        <source>The figures on the map, and those left in the reserves</source>
        <translation>Le miniature sulla mappa, e quelle rimaste nelle riserve</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a door, its kind</comment>
        <translation>%1: %2</translation>
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
        <source>Doors: %1</source>
        <translation>Porte: %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Carte: %1</translation>
    </message>
    <message>
        <source>The map has no rooms.</source>
        <translation>La mappa non ha stanze.</translation>
    </message>
    <message>
        <source>The rooms, with the doors that lead to them and the cards of those that are hidden</source>
        <translation>Le stanze, con le porte che vi portano e le carte di quelle nascoste</translation>
    </message>
</context>
<context>
    <name>dossier::Desk</name>
    <message>
        <source>The file is out of the list. A copy is kept: %1</source>
        <translation>Il file non è più nell&apos;elenco. Ne resta una copia: %1</translation>
    </message>
    <message>
        <source>The file is back in the list: %1</source>
        <translation>Il file è di nuovo nell’elenco: %1</translation>
    </message>
    <message>
        <source>Nothing of it can be read, and there is no copy of a day: %1</source>
        <translation>Non se ne può leggere nulla, e non c’è nessuna copia giornaliera: %1</translation>
    </message>
    <message>
        <source>This is the copy of %1, in a new file: %2</source>
        <translation>Questa è la copia del %1, in un nuovo file: %2</translation>
    </message>
    <message>
        <source>All that could be read goes on in a new file: %1</source>
        <translation>Tutto ciò che si poteva leggere prosegue in un nuovo file: %1</translation>
    </message>
    <message>
        <source>The changes to this map could not be kept. Save it in another place, or close once more to give them up.</source>
        <translation>Non è stato possibile conservare le modifiche a questa mappa. Salvala altrove, o chiudi ancora una volta per rinunciarvi.</translation>
    </message>
    <message>
        <source>Dossier itself failed at this. What was recorded is safe in the file. Do it another way; if it fails again, undo the last step, or close the session and open it anew.</source>
        <translation>Qui ha sbagliato Dossier. Quello che era registrato è al sicuro nel file. Prova in un altro modo; se succede di nuovo, annulla l’ultimo passo, oppure chiudi la sessione e riaprila.</translation>
    </message>
</context>
<context>
    <name>dossier::DeskActions</name>
    <message>
        <source>&amp;Do what is due</source>
        <translation>&amp;Fai ciò che tocca</translation>
    </message>
    <message>
        <source>Do what the amber button of the desk says, or begin the game that is set up</source>
        <translation>Fai ciò che dice il pulsante ambra, o comincia la partita preparata</translation>
    </message>
    <message>
        <source>&amp;Correct the table…</source>
        <translation>&amp;Correggi il tavolo…</translation>
    </message>
    <message>
        <source>Make a value as it is at the table: tokens, wounds, places, doors and more</source>
        <translation>Rendi un valore com’è sul tavolo: gettoni, ferite, posizioni, porte e altro</translation>
    </message>
    <message>
        <source>Something &amp;else…</source>
        <translation>&amp;Altro…</translation>
    </message>
    <message>
        <source>Challenges, effects, explosions, pieces, plan and notes</source>
        <translation>Sfide, effetti, esplosioni, pezzi, piano e note</translation>
    </message>
    <message>
        <source>&amp;Fill in the rest</source>
        <translation>Co&amp;mpleta il resto</translation>
    </message>
    <message>
        <source>Set up as usual what is not set up yet</source>
        <translation>Prepara come al solito ciò che manca</translation>
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
        <source>Give a name to where the table stands</source>
        <translation>Da’ un nome al punto in cui è il tavolo</translation>
    </message>
    <message>
        <source>&amp;Look a line back</source>
        <translation>Una riga &amp;indietro</translation>
    </message>
    <message>
        <source>Show the table as it stood a line earlier</source>
        <translation>Mostra il tavolo com’era una riga prima</translation>
    </message>
    <message>
        <source>Look a line &amp;on</source>
        <translation>Una riga a&amp;vanti</translation>
    </message>
    <message>
        <source>Show the table as it stood a line later</source>
        <translation>Mostra il tavolo com’era una riga dopo</translation>
    </message>
</context>
<context>
    <name>dossier::DicePanel</name>
    <message>
        <source>Roll again</source>
        <translation>Rilancia</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add an ability or a card to the attack before the dice</source>
        <translation>Aggiunge un’abilità o una carta all’attacco prima dei dadi</translation>
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
        <source>black </source>
        <translation>neri </translation>
    </message>
    <message>
        <source>red </source>
        <translation>rossi </translation>
    </message>
    <message>
        <source>defense </source>
        <translation>difesa </translation>
    </message>
    <message>
        <source>cost </source>
        <translation>costo </translation>
    </message>
    <message>
        <source>Adrenaline that it costs</source>
        <translation>Adrenalina che costa</translation>
    </message>
    <message>
        <source>What it adds, or takes away</source>
        <translation>Quanto aggiunge o toglie</translation>
    </message>
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
        <source>Let the app roll</source>
        <translation>Fai tirare al programma</translation>
    </message>
    <message>
        <source>The app rolls every die, and the journal says so</source>
        <translation>Il programma tira tutti i dadi, e il diario lo dice</translation>
    </message>
    <message>
        <source>Turn the dice above first: they are taken as they lie then, for a reroll by that ability</source>
        <translation>Gira prima i dadi qui sopra: valgono come sono allora, per un rilancio di quell’abilità</translation>
    </message>
    <message>
        <source>Roll dice again…</source>
        <translation>Rilancia i dadi…</translation>
    </message>
    <message>
        <source>Something joins in…</source>
        <translation>Si aggiunge qualcosa…</translation>
    </message>
    <message>
        <source>Shows what a reroll by an ability or a card needs</source>
        <translation>Mostra ciò che serve per un rilancio dovuto a un’abilità o a una carta</translation>
    </message>
    <message>
        <source>Shows what an ability or a card adds to the attack before the dice</source>
        <translation>Mostra ciò che un’abilità o una carta aggiunge all’attacco prima dei dadi</translation>
    </message>
    <message>
        <source>%1 explodes on %2: roll for %3, %4 of %5</source>
        <translation>%1 esplode su %2: tira per %3, %4 di %5</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n hit(s) and apply</source>
        <translation>
            <numerusform>Inserisci %n colpo e applicalo</numerusform>
            <numerusform>Inserisci %n colpi e applicali</numerusform>
        </translation>
    </message>
    <message>
        <source>All are blank: enter 0 hits</source>
        <translation>Tutti vuoti: inserisci 0 colpi</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n hit(s), the rest is blank</source>
        <translation>
            <numerusform>Inserisci %n colpo, il resto è vuoto</numerusform>
            <numerusform>Inserisci %n colpi, il resto è vuoto</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice lie on the table as they are shown here, and no reroll follows (Enter)</source>
        <translation>I dadi sul tavolo sono come si vedono qui, e nessuno li ritira (Invio)</translation>
    </message>
    <message>
        <source>The dice lie on the table as they are shown here (Enter)</source>
        <translation>I dadi sul tavolo sono come si vedono qui (Invio)</translation>
    </message>
    <message>
        <source>Enter, a reroll follows</source>
        <translation>Inserisci, poi si ritira</translation>
    </message>
    <message>
        <source>The attack is applied when nobody rerolls any more</source>
        <translation>L’attacco si applica quando nessuno ritira più i dadi</translation>
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
        <source>%1. Press for the next face, or key 0, 1 or 2; Enter takes all dice as they lie</source>
        <translation>%1. Premi per la faccia seguente, o i tasti 0, 1 o 2; Invio prende tutti i dadi come stanno</translation>
    </message>
    <message>
        <source>Red die %1: not entered yet</source>
        <translation>Dado rosso %1: non ancora inserito</translation>
    </message>
    <message>
        <source>Black die %1: not entered yet</source>
        <translation>Dado nero %1: non ancora inserito</translation>
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
        <translation>Un sei: si ritira e si somma; poi registra il tiro seguente</translation>
    </message>
    <message>
        <source>It shows %1; keys 1 to 6 do the same, Backspace takes a roll back</source>
        <translation>Mostra %1; i tasti da 1 a 6 fanno lo stesso, Backspace toglie un tiro</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>non registrato</translation>
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
        <source>What the marker has on its face; a press on the door on the board turns it to the next</source>
        <translation>Che cosa c’è sulla faccia del segnalino; premendo la porta sulla mappa si passa al tipo successivo</translation>
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
        <source>No door lies on the map yet.</source>
        <translation>Sulla mappa non c’è ancora nessuna porta.</translation>
    </message>
    <message>
        <source>The rooms are not cut yet.</source>
        <translation>Le stanze non sono ancora divise.</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n stanza</numerusform>
            <numerusform>%n stanze</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut the rooms</source>
        <translation>Dividi le stanze</translation>
    </message>
    <message>
        <source>Cut the rooms anew</source>
        <translation>Dividi di nuovo le stanze</translation>
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
        <source>Nobody but the overseer may see it</source>
        <translation>Nessuno lo può vedere tranne il Sorvegliante</translation>
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
        <translation>metti una figura</translation>
    </message>
    <message>
        <source>move a figure</source>
        <translation>sposta una figura</translation>
    </message>
    <message>
        <source>change a figure</source>
        <translation>modifica una figura</translation>
    </message>
    <message>
        <source>delete a figure</source>
        <translation>togli una figura</translation>
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
    <name>dossier::EndPanel</name>
    <message>
        <source>%1 of %2 wounds</source>
        <comment>how many, vitality</comment>
        <translation>%1 di %2 Ferite</translation>
    </message>
    <message>
        <source>%1, in round %2</source>
        <comment>a mission</comment>
        <translation>%1, nel round %2</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <comment>a round, times of day</comment>
        <translation>%1, dalle %2 alle %3</translation>
    </message>
    <message>
        <source>At last: %1</source>
        <comment>what happened</comment>
        <translation>Per ultimo: %1</translation>
    </message>
    <message numerus="yes">
        <source>Adrenaline: %1 in the bank, %2 in the pool, %3 in the wells, %4 on the sheets. %n enemies on the map.</source>
        <translation>
            <numerusform>Adrenalina: %1 in banca, %2 nella Riserva, %3 nei Pozzi, %4 sulle schede. %n nemico sulla mappa.</numerusform>
            <numerusform>Adrenalina: %1 in banca, %2 nella Riserva, %3 nei Pozzi, %4 sulle schede. %n nemici sulla mappa.</numerusform>
        </translation>
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
        <source>Closes this panel (Esc); the journal tells the rest</source>
        <translation>Chiude questo pannello (Esc); il resto è nel diario</translation>
    </message>
</context>
<context>
    <name>dossier::EndsCard</name>
    <message>
        <source>%1 by another way</source>
        <translation>%1 per un’altra via</translation>
    </message>
    <message>
        <source>Draws the path %1</source>
        <translation>Traccia il percorso %1</translation>
    </message>
    <message>
        <source>If you stop at %1: %2</source>
        <comment>a space, what is shown</comment>
        <translation>Se ti fermi in %1: %2</translation>
    </message>
    <message>
        <source>If you stop at</source>
        <translation>Se ti fermi in</translation>
    </message>
    <message>
        <source>In reach: %1 unseen, %2 with a last sighting, %3 seen</source>
        <translation>A portata: %1 senza essere visto, %2 con un ultimo avvistamento, %3 visto</translation>
    </message>
    <message>
        <source>the escape</source>
        <translation>la fuga</translation>
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
        <source>Wounds of %1: click or use the arrow keys to put them right</source>
        <translation>Ferite di %1: clicca o usa le frecce per correggerle</translation>
    </message>
    <message>
        <source>speed %1 · defense: ranged %2, melee %3</source>
        <translation>velocità %1 · difesa: a distanza %2, in mischia %3</translation>
    </message>
    <message>
        <source>Click or press Enter to pick %1 on the board</source>
        <translation>Clicca o premi Invio per scegliere %1 sulla plancia</translation>
    </message>
</context>
<context>
    <name>dossier::EvidencePicker</name>
    <message>
        <source>Evidence</source>
        <translation>Prove</translation>
    </message>
    <message>
        <source>Previous line or path (Left arrow)</source>
        <translation>Linea o percorso precedente (freccia sinistra)</translation>
    </message>
    <message>
        <source>Next line or path (Right arrow)</source>
        <translation>Linea o percorso successivo (freccia destra)</translation>
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
        <translation>Vicino</translation>
    </message>
    <message>
        <source>Not close</source>
        <translation>Non vicino</translation>
    </message>
    <message>
        <source>Stood on…</source>
        <translation>Era in…</translation>
    </message>
    <message>
        <source>Objective on…</source>
        <translation>Missione obiettivo in…</translation>
    </message>
    <message>
        <source>Nothing shown</source>
        <translation>Nulla mostrato</translation>
    </message>
    <message>
        <source>Last seen on…</source>
        <translation>Visto l’ultima volta in…</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Non noto</translation>
    </message>
    <message>
        <source>Press the space on the board</source>
        <translation>Premi lo spazio sulla plancia</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Puts this answer in its place; all after it is worked out anew</source>
        <translation>Mette questa risposta al suo posto; tutto ciò che segue si ricalcola</translation>
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
        <source>What everybody has seen and heard of the agent, the newest first</source>
        <translation>Ciò che tutti hanno visto e sentito dell’agente, dal più recente</translation>
    </message>
    <message>
        <source>What it was in truth</source>
        <translation>Che cosa fu in verità</translation>
    </message>
    <message>
        <source>The answer that the fact should have had</source>
        <translation>La risposta che il fatto avrebbe dovuto avere</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>It was never said; all after it is worked out anew</source>
        <translation>Non fu mai detto; tutto ciò che segue si ricalcola</translation>
    </message>
    <message>
        <source>The app keeps the sheet: what is said follows from it.</source>
        <translation>Il foglio lo tiene il programma: quello che si dice ne deriva.</translation>
    </message>
    <message>
        <source>Pick a fact to change it or to take it away.</source>
        <translation>Scegli un fatto per cambiarlo o toglierlo.</translation>
    </message>
    <message>
        <source>Token on…</source>
        <translation>Gettone su…</translation>
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
        <source>Nothing to undo (Ctrl+Z)</source>
        <translation>Niente da annullare (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z). Somebody has learned something by it: it takes a reason</source>
        <translation>Annulla: %1 (Ctrl+Z). Qualcuno ha saputo qualcosa: serve un motivo</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Annulla: %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing to redo (Ctrl+Y)</source>
        <translation>Niente da ripetere (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Y)</source>
        <translation>Ripeti: %1 (Ctrl+Y)</translation>
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
        <source>Opens and closes the journal over the board (Ctrl+F)</source>
        <translation>Apre e chiude il diario sopra la plancia (Ctrl+F)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
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
        <source>Draw a map or open one, place the figures, and ask: who sees whom and with what cover, where a figure can go, with what odds an attack wounds. Dossier says why, in both printings; you decide.</source>
        <translation>Disegna una mappa o aprine una, metti le miniature e chiedi: chi vede chi e con quale copertura, dove può andare una miniatura, con quali probabilità un attacco ferisce. Dossier dice il perché, in entrambe le edizioni; decidete voi.</translation>
    </message>
    <message>
        <source>Play the sample mission</source>
        <translation>Gioca la missione di esempio</translation>
    </message>
    <message>
        <source>Begin a session with made-up cards, set up and ready: nothing to fill in</source>
        <translation>Inizia una sessione con carte inventate, già preparata: nulla da inserire</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nuova sessione</translation>
    </message>
    <message>
        <source>Choose mission, printing and players, and set up the table (Ctrl+Shift+N)</source>
        <translation>Scegli missione, edizione e giocatori, e prepara il tavolo (Ctrl+Shift+N)</translation>
    </message>
</context>
<context>
    <name>dossier::HandOverPage</name>
    <message>
        <source>Pass the machine on</source>
        <translation>Passa il computer</translation>
    </message>
    <message>
        <source>Nothing is shown until the player named above has the machine and nobody else looks at the screen.</source>
        <translation>Non si mostra nulla finché il computer non è di chi è nominato sopra e nessun altro guarda lo schermo.</translation>
    </message>
    <message>
        <source>Pass the machine on: %1</source>
        <comment>a player</comment>
        <translation>Passa il computer: %1</translation>
    </message>
    <message>
        <source>F4 shows the next screen</source>
        <translation>F4 mostra la prossima schermata</translation>
    </message>
    <message>
        <source>I have the machine: show my screen</source>
        <translation>Ho il computer: mostra la mia schermata</translation>
    </message>
    <message>
        <source>Shows the screen of %1 (F4)</source>
        <translation>Mostra la schermata: %1 (F4)</translation>
    </message>
    <message>
        <source>Look away now: %1. Nothing is shown until the player named above has the machine.</source>
        <comment>a player</comment>
        <translation>Lontano dallo schermo: %1. Non si vede nulla finché il computer non è del giocatore indicato qui sopra.</translation>
    </message>
</context>
<context>
    <name>dossier::HunterCard</name>
    <message>
        <source>Begin his turn</source>
        <translation>Comincia il suo turno</translation>
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
        <source>Is the traitor</source>
        <translation>È il traditore</translation>
    </message>
    <message>
        <source>Reveal himself</source>
        <translation>Si rivela</translation>
    </message>
    <message>
        <source>%1 is on %2</source>
        <comment>a hunter, a space</comment>
        <translation>%1 è in %2</translation>
    </message>
    <message>
        <source>%1: click to find him on the board</source>
        <translation>%1: clicca per trovarlo sulla plancia</translation>
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
        <source>%1 looks at his role card alone: the others look away</source>
        <translation>%1 guarda da solo la sua carta ruolo: gli altri si voltano</translation>
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
        <translation>Muove il traditore rivelato</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Agents&apos; part</source>
        <translation>Fase degli agenti</translation>
    </message>
    <message>
        <source>Agent&apos;s part</source>
        <translation>Fase dell’agente</translation>
    </message>
    <message>
        <source>Hunters&apos; part: %1</source>
        <translation>Fase dei cacciatori: %1</translation>
    </message>
    <message>
        <source>Hunters&apos; part</source>
        <translation>Fase dei cacciatori</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>%1 had his turn</source>
        <translation>%1 ha già avuto il turno</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation>È il turno di %1</translation>
    </message>
    <message>
        <source>%1 is due in this turn</source>
        <translation>%1 deve ancora agire in questo turno</translation>
    </message>
    <message>
        <source>%1 moves after the agent</source>
        <translation>%1 muove dopo l’agente</translation>
    </message>
    <message>
        <source>Do what is due now (Ctrl+Enter)</source>
        <translation>Fai ciò che tocca ora (Ctrl+Invio)</translation>
    </message>
    <message>
        <source>%1 (Ctrl+Enter)</source>
        <translation>%1 (Ctrl+Invio)</translation>
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
    <message>
        <source>To the start page (Ctrl+H); the session is kept as it is</source>
        <translation>Alla pagina iniziale (Ctrl+H); la sessione resta com’è</translation>
    </message>
</context>
<context>
    <name>dossier::HuntersPage</name>
    <message>
        <source>Another hunter has a button on his card</source>
        <translation>Per un altro cacciatore c’è il pulsante sulla sua scheda</translation>
    </message>
    <message>
        <source>The dice lie on the table as they are entered</source>
        <translation>I dadi sono sul tavolo come sono registrati</translation>
    </message>
    <message>
        <source>Enter the attack&apos;s roll</source>
        <translation>Registra il tiro d’attacco</translation>
    </message>
    <message>
        <source>Leads to the dice</source>
        <translation>Porta ai dadi</translation>
    </message>
    <message>
        <source>Pick where %1 goes</source>
        <translation>Scegli dove va %1</translation>
    </message>
    <message>
        <source>Leads to the board</source>
        <translation>Porta alla plancia</translation>
    </message>
    <message>
        <source>Then the app says what the agent answers</source>
        <translation>Poi il programma dice che cosa risponde l’agente</translation>
    </message>
    <message>
        <source>Enter the answer</source>
        <translation>Registra la risposta</translation>
    </message>
    <message>
        <source>Under the board</source>
        <translation>Sotto la plancia</translation>
    </message>
    <message>
        <source>%1: “clear”</source>
        <comment>a movement</comment>
        <translation>%1: «libero»</translation>
    </message>
    <message>
        <source>The agent has said that he is not visible</source>
        <translation>L’agente ha detto di non essere visibile</translation>
    </message>
    <message>
        <source>The agent has escaped</source>
        <translation>L’agente è fuggito</translation>
    </message>
    <message>
        <source>The game ends: he left the board by an escape point</source>
        <translation>La partita finisce: ha lasciato la plancia da un punto di fuga</translation>
    </message>
    <message>
        <source>The agent has no health left</source>
        <translation>L’agente non ha più salute</translation>
    </message>
    <message>
        <source>The game ends: the hunters win</source>
        <translation>La partita finisce: vincono i cacciatori</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a space, why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The motion sensor on %1 would rule out %2 of %3 spaces on the average</source>
        <translation>Il sensore di movimento in %1 escluderebbe in media %2 di %3 spazi</translation>
    </message>
    <message>
        <source>%1 can end here</source>
        <translation>%1 può finire qui</translation>
    </message>
    <message>
        <source>in sight from %1</source>
        <translation>in vista da %1</translation>
    </message>
    <message>
        <source>The agent moves now. What he has to show appears here by itself.</source>
        <translation>Ora muove l’agente. Quello che deve mostrare appare qui da sé.</translation>
    </message>
    <message>
        <source>Lay the sheet open</source>
        <translation>Scopri il foglio</translation>
    </message>
    <message>
        <source>Copy the sheet</source>
        <translation>Copia il foglio</translation>
    </message>
    <message>
        <source>Everything that was said is held against it</source>
        <translation>Tutto quello che è stato detto viene confrontato</translation>
    </message>
    <message>
        <source>Lay the agent&apos;s sheet open</source>
        <translation>Scopri il foglio dell’agente</translation>
    </message>
    <message>
        <source>Lay the second agent&apos;s sheet open</source>
        <translation>Scopri il foglio del secondo agente</translation>
    </message>
    <message>
        <source>Shows his true path on the board and holds everything that was said against it</source>
        <translation>Mostra sul tabellone il suo vero percorso e lo confronta con tutto quello che è stato detto</translation>
    </message>
    <message>
        <source>Enter what the agent shows</source>
        <translation>Inserisci che cosa mostra l’agente</translation>
    </message>
    <message>
        <source>Leads to the answers that he can give</source>
        <translation>Porta alle risposte che può dare</translation>
    </message>
    <message>
        <source>From %1 the answer would rule out %2 of %3 spaces on the average</source>
        <comment>a space, two numbers</comment>
        <translation>Da %1 la risposta escluderebbe in media %2 di %3 spazi</translation>
    </message>
    <message>
        <source>%1; it cannot find the agent for certain</source>
        <comment>what an answer would rule out</comment>
        <translation>%1; non può trovare l’agente con certezza</translation>
    </message>
    <message>
        <source>%1, and find the agent with a chance of %2</source>
        <comment>what an answer would rule out, a chance</comment>
        <translation>%1, e troverebbe l’agente con una probabilità del %2</translation>
    </message>
    <message>
        <source>Space, such as K12</source>
        <translation>Spazio, ad esempio K12</translation>
    </message>
    <message>
        <source>Space that the hunter goes to</source>
        <translation>Spazio in cui va il cacciatore</translation>
    </message>
    <message>
        <source>Type a space and press Enter: the hunter goes there. On the board a letter begins it.</source>
        <translation>Scrivi uno spazio e premi Invio: il cacciatore ci va. Sulla plancia basta una lettera per cominciare.</translation>
    </message>
</context>
<context>
    <name>dossier::InferencePanel</name>
    <message>
        <source>What is known of %1</source>
        <translation>Che cosa si sa di %1</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>space possible now</source>
        <translation>spazio possibile ora</translation>
    </message>
    <message>
        <source>spaces possible now</source>
        <translation>spazi possibili ora</translation>
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
        <source>Point at a space to read why he can be there or not.</source>
        <translation>Indica uno spazio per leggere perché può esserci o no.</translation>
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
        <source>Worked out from what everybody at the table has seen and heard</source>
        <translation>Dedotto da ciò che tutti al tavolo hanno visto e sentito</translation>
    </message>
    <message>
        <source>Heat map on the board</source>
        <translation>Mappa di calore sulla plancia</translation>
    </message>
    <message>
        <source>Blue: where he can be; the stronger, the more ways lead there</source>
        <translation>Blu: dove può essere; più è intenso, più percorsi ci portano</translation>
    </message>
    <message>
        <source>In the window for everybody, too</source>
        <translation>Anche nella finestra per tutti</translation>
    </message>
    <message>
        <source>Shows the heat map to all at the table, the agent among them</source>
        <translation>Mostra la mappa di calore a tutto il tavolo, agente compreso</translation>
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
        <source>What was done, newest first; what is undone is crossed out. Enter shows the table as it stood</source>
        <translation>Quello che è stato fatto, dal più recente; ciò che è annullato è barrato. Invio mostra il tavolo com&apos;era</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rivedi</translation>
    </message>
</context>
<context>
    <name>dossier::JournalTools</name>
    <message>
        <source>Whose lines</source>
        <translation>Righe di chi</translation>
    </message>
    <message>
        <source>Shows the lines of one side only</source>
        <translation>Mostra solo le righe di una parte</translation>
    </message>
    <message>
        <source>What about</source>
        <translation>Argomento</translation>
    </message>
    <message>
        <source>Shows the lines about one thing only</source>
        <translation>Mostra solo le righe su un argomento</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Cerca nel diario</translation>
    </message>
    <message>
        <source>Shows the lines that have all these words (Ctrl+F)</source>
        <translation>Mostra le righe che contengono tutte queste parole (Ctrl+F)</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Segnalibri</translation>
    </message>
    <message>
        <source>Shows the table as it stood at a bookmark</source>
        <translation>Mostra il tavolo com&apos;era a un segnalibro</translation>
    </message>
    <message>
        <source>Name of the bookmark</source>
        <translation>Nome del segnalibro</translation>
    </message>
    <message>
        <source>Enter sets the bookmark, Escape does not</source>
        <translation>Invio mette il segnalibro, Esc lo annulla</translation>
    </message>
    <message>
        <source>★ Take away</source>
        <translation>★ Togli</translation>
    </message>
    <message>
        <source>Takes the bookmark &quot;%1&quot; away (Ctrl+B)</source>
        <translation>Toglie il segnalibro &quot;%1&quot; (Ctrl+B)</translation>
    </message>
    <message>
        <source>☆ Bookmark</source>
        <translation>☆ Segnalibro</translation>
    </message>
    <message>
        <source>Gives this moment a name, to come back to (Ctrl+B)</source>
        <translation>Dà un nome a questo momento, per tornarci (Ctrl+B)</translation>
    </message>
    <message>
        <source>All sides</source>
        <translation>Tutte le parti</translation>
    </message>
    <message>
        <source>Known to all</source>
        <translation>Noto a tutti</translation>
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
</context>
<context>
    <name>dossier::KeyboardPage</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>Everything can be done without a pointer</source>
        <translation>Si può fare tutto senza mouse</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Tab and Shift+Tab go from control to control, the arrow keys choose among a few, Space and Enter press, Esc goes back. Alt with an underlined letter opens a menu.</source>
        <translation>Tab e Shift+Tab passano da un comando all’altro, le frecce scelgono tra pochi, Spazio e Invio premono, Esc torna indietro. Alt con una lettera sottolineata apre un menu.</translation>
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
        <source>While a table is set up: F5 fills in the rest, Ctrl+Enter begins the game. In the list of room cards a room&apos;s letter sends the chosen card there, Enter holds it for a room of the board, Alt with ↑ or ↓ changes its place in the stack, Delete puts it back into the box. On the board Ctrl with an arrow turns a door to its next kind.</source>
        <translation>Durante la preparazione del tavolo: F5 completa il resto, Ctrl+Invio comincia la partita. Nell’elenco delle carte Stanza la lettera di una stanza vi manda la carta scelta, Invio la tiene pronta per una stanza della mappa, Alt con ↑ o ↓ ne cambia il posto nel mazzo, Canc la rimette nella scatola. Sulla mappa Ctrl con una freccia passa una porta al tipo successivo.</translation>
    </message>
    <message>
        <source>At a table of Specter Ops: F10 hands the machine over, Ctrl+F searches the journal, Ctrl+B sets a bookmark, Alt+Left and Alt+Right look back and forward, Ctrl+Z and Ctrl+Y undo and redo, Ctrl+Enter on the page of the set-up begins.</source>
        <translation>A un tavolo di Specter Ops: F10 passa il computer, Ctrl+F cerca nel diario, Ctrl+B mette un segnalibro, Alt+Sinistra e Alt+Destra guardano indietro e avanti, Ctrl+Z e Ctrl+Y annullano e rifanno, Ctrl+Invio nella pagina della preparazione comincia.</translation>
    </message>
    <message>
        <source>On the desk Alt with ← or → looks a line of the journal back or on, as F6 and F7 do; on the page for the cards of your box it goes a step back or on.</source>
        <translation>Sul tavolo Alt con ← o → guarda una riga del diario indietro o avanti, come F6 e F7; nella pagina delle carte della tua scatola va un passo indietro o avanti.</translation>
    </message>
    <message>
        <source>On the timeline Page Up and Page Down go to where a round or a turn begins.</source>
        <translation>Sulla linea del tempo Pag su e Pag giù vanno dove comincia un round o un turno.</translation>
    </message>
    <message>
        <source>On the page where you were</source>
        <translation>Nella pagina dove eri</translation>
    </message>
    <message>
        <source>On other pages</source>
        <translation>Nelle altre pagine</translation>
    </message>
</context>
<context>
    <name>dossier::KnowCard</name>
    <message>
        <source>What the hunters can know</source>
        <translation>Che cosa possono sapere i cacciatori</translation>
    </message>
    <message>
        <source>public facts only</source>
        <translation>solo fatti pubblici</translation>
    </message>
    <message>
        <source>Reckoned from what everybody at the table has heard and seen, not from your sheet</source>
        <translation>Calcolato da ciò che tutti al tavolo hanno visto e sentito, non dal tuo foglio</translation>
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
    <message>
        <source>spaces by turn</source>
        <translation>spazi per turno</translation>
    </message>
</context>
<context>
    <name>dossier::MainWindow</name>
    <message>
        <source>Dossier: a companion beside the board</source>
        <translation>Dossier: un compagno al tavolo da gioco</translation>
    </message>
    <message>
        <source>Unnamed map</source>
        <translation>Mappa senza nome</translation>
    </message>
    <message>
        <source>%1[*] – Dossier</source>
        <translation>%1[*] – Dossier</translation>
    </message>
    <message>
        <source>Session – Dossier</source>
        <translation>Sessione – Dossier</translation>
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
        <source>Give the map that size; what lies outside goes, undo brings it back</source>
        <translation>Dà alla mappa queste dimensioni; ciò che resta fuori sparisce, Annulla lo riporta</translation>
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
        <source>Where figures stand and move.</source>
        <translation>Dove le miniature stanno e si muovono.</translation>
    </message>
    <message>
        <source>Everything beyond the map’s rim is wall too.</source>
        <translation>Anche tutto ciò che è oltre il margine della mappa è muro.</translation>
    </message>
    <message>
        <source>Leaving one costs a movement point more.</source>
        <translation>Uscirne costa un punto movimento in più.</translation>
    </message>
    <message>
        <source>Electromagnetic interference: hard on the commandos’ sight.</source>
        <translation>Interferenze elettromagnetiche: disturbano la vista dei Comando.</translation>
    </message>
    <message>
        <source>Floor that hangs together without a closed door between.</source>
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
        <translation>Salva questa mappa in un file tutto suo (Ctrl+Shift+S)</translation>
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
    <name>dossier::Menus</name>
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
        <source>Use the whole screen, or no longer</source>
        <translation>Usa tutto lo schermo, o non più</translation>
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
        <source>&amp;Printing of the rules</source>
        <translation>&amp;Edizione delle regole</translation>
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
        <source>Judge by the first printing</source>
        <translation>Giudica secondo la prima edizione</translation>
    </message>
    <message>
        <source>&amp;Revised</source>
        <translation>&amp;Riveduta</translation>
    </message>
    <message>
        <source>Judge by the revised printing</source>
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
        <source>Write what the board shows as a picture (PNG, SVG) or a page to print (PDF)</source>
        <translation>Scrivi quello che la mappa mostra come immagine (PNG, SVG) o come pagina da stampare (PDF)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>Read the rules in Dossier&apos;s own words, each with a small board</source>
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
        <source>Window for &amp;everybody</source>
        <translation>&amp;Finestra per tutti</translation>
    </message>
    <message>
        <source>Show what everybody may know in a window of its own, on another screen when there is one</source>
        <translation>Mostra quello che tutti possono sapere in una finestra a parte, su un altro schermo se c’è</translation>
    </message>
    <message>
        <source>&amp;Curtain</source>
        <translation>Sipari&amp;o</translation>
    </message>
    <message>
        <source>&amp;Not by itself</source>
        <translation>&amp;Mai da solo</translation>
    </message>
    <message>
        <source>Let the curtain fall only when asked</source>
        <translation>Cala il sipario solo a richiesta</translation>
    </message>
    <message>
        <source>After &amp;2 minutes</source>
        <translation>Dopo &amp;2 minuti</translation>
    </message>
    <message>
        <source>Let the curtain fall when nobody touches anything for 2 minutes</source>
        <translation>Cala il sipario quando nessuno tocca nulla per 2 minuti</translation>
    </message>
    <message>
        <source>After &amp;5 minutes</source>
        <translation>Dopo &amp;5 minuti</translation>
    </message>
    <message>
        <source>Let the curtain fall when nobody touches anything for 5 minutes</source>
        <translation>Cala il sipario quando nessuno tocca nulla per 5 minuti</translation>
    </message>
    <message>
        <source>After &amp;10 minutes</source>
        <translation>Dopo &amp;10 minuti</translation>
    </message>
    <message>
        <source>Let the curtain fall when nobody touches anything for 10 minutes</source>
        <translation>Cala il sipario quando nessuno tocca nulla per 10 minuti</translation>
    </message>
    <message>
        <source>With another &amp;program in front</source>
        <translation>Con un altro &amp;programma davanti</translation>
    </message>
    <message>
        <source>New sess&amp;ion…</source>
        <translation>Nuova sess&amp;ione…</translation>
    </message>
    <message>
        <source>Begin a session and set up its table</source>
        <translation>Comincia una sessione e prepara il tavolo</translation>
    </message>
    <message>
        <source>Let the curtain fall as soon as another program is in front</source>
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
        <translation>Apre una mappa o una campagna dal suo file</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Stam&amp;pa…</translation>
    </message>
    <message>
        <source>Print a movement sheet or a report of the session, or keep it as a PDF</source>
        <translation>Stampa un foglio movimento o un resoconto della sessione, o lo tiene come PDF</translation>
    </message>
    <message>
        <source>&amp;Hand the machine over</source>
        <translation>&amp;Passa il computer</translation>
    </message>
    <message>
        <source>Let another player of Specter Ops take the machine</source>
        <translation>Lascia il computer a un altro giocatore di Specter Ops</translation>
    </message>
    <message>
        <source>Sessio&amp;n</source>
        <translation>Sessio&amp;ne</translation>
    </message>
    <message>
        <source>&amp;Cards of your box…</source>
        <translation>&amp;Carte della tua scatola…</translation>
    </message>
    <message>
        <source>Enter what your cards of LEVEL 7 say, step by step, for Knock Knock, Who’s There?</source>
        <translation>Inserisci passo per passo ciò che dicono le tue carte di LEVEL 7, per Toc, Toc, c’è qualcuno qui?</translation>
    </message>
    <message>
        <source>Cover everything secret, or uncover it</source>
        <translation>Copre tutto ciò che è segreto, o lo scopre</translation>
    </message>
    <message>
        <source>Play by the cards of the first printing</source>
        <translation>Gioca con le carte della prima edizione</translation>
    </message>
    <message>
        <source>&amp;Second</source>
        <translation>&amp;Seconda</translation>
    </message>
    <message>
        <source>Play by the cards of the second printing</source>
        <translation>Gioca con le carte della seconda edizione</translation>
    </message>
    <message>
        <source>Printing of Specter &amp;Ops</source>
        <translation>E&amp;dizione di Specter Ops</translation>
    </message>
    <message>
        <source>Save the &amp;public facts…</source>
        <translation>Salva i fatti &amp;pubblici…</translation>
    </message>
    <message>
        <source>Write what everybody knows of the agent of Specter Ops to a file, for another machine</source>
        <translation>Scrive in un file ciò che tutti sanno dell&apos;agente di Specter Ops, per un altro computer</translation>
    </message>
    <message>
        <source>Ta&amp;ke over public facts…</source>
        <translation>&amp;Riprendi fatti pubblici…</translation>
    </message>
    <message>
        <source>Read what everybody knows of the agent of Specter Ops from a file (sheet on paper)</source>
        <translation>Legge da un file ciò che tutti sanno dell&apos;agente di Specter Ops (foglio su carta)</translation>
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
        <translation>“%1” ha modifiche non salvate.</translation>
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
        <source>Go on with that map where it was left</source>
        <translation>Continua quella mappa da dove era rimasta</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Throw those changes away for good</source>
        <translation>Butta via per sempre quelle modifiche</translation>
    </message>
    <message>
        <source>The board is exported.</source>
        <translation>La mappa è esportata.</translation>
    </message>
    <message>
        <source>Rescue it</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>Puts all that can be read, or the latest copy of a day, into a new file and goes on there</source>
        <translation>Mette in un nuovo file tutto ciò che si può leggere, o l’ultima copia giornaliera, e prosegue da lì</translation>
    </message>
    <message>
        <source>A rescue leaves this file as it is, and goes on in a new one.</source>
        <translation>Il recupero lascia questo file com’è e prosegue in uno nuovo.</translation>
    </message>
</context>
<context>
    <name>dossier::MomentPanel</name>
    <message>
        <source>Go on (Esc)</source>
        <translation>Avanti (Esc)</translation>
    </message>
    <message>
        <source>Closes this; a press anywhere on it does, too</source>
        <translation>Chiude questo riquadro; basta anche un clic in qualunque punto</translation>
    </message>
</context>
<context>
    <name>dossier::MovementPanel</name>
    <message>
        <source>Get out</source>
        <translation>Scendi</translation>
    </message>
    <message>
        <source>Leaves the vehicle onto a space next to it</source>
        <translation>Scende dal veicolo in uno spazio accanto</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>A piedi</translation>
    </message>
    <message>
        <source>Moves on foot, or stays where he is</source>
        <translation>Muove a piedi, o resta dov’è</translation>
    </message>
    <message>
        <source>Get in</source>
        <translation>Sali</translation>
    </message>
    <message>
        <source>Walks to the vehicle and gets in; that ends it</source>
        <translation>Va al veicolo e sale; così il movimento finisce</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Drives the vehicle over roads, or leaves it there</source>
        <translation>Guida il veicolo sulle strade, o lo lascia dov’è</translation>
    </message>
    <message>
        <source>Motion sensor</source>
        <translation>Sensore di movimento</translation>
    </message>
    <message>
        <source>Asks the sensor instead of moving</source>
        <translation>Interroga il sensore invece di muovere</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Sguardo indietro</translation>
    </message>
    <message>
        <source>Learns instead of moving where the agent was</source>
        <translation>Invece di muovere apprende dov’era l’agente</translation>
    </message>
    <message>
        <source>Shot along a line</source>
        <translation>Tiro lungo una linea</translation>
    </message>
    <message>
        <source>After moving: looks along one line</source>
        <translation>Dopo il movimento: guarda lungo una linea</translation>
    </message>
    <message>
        <source>%1 has moved</source>
        <translation>%1 ha mosso</translation>
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
        <source>He looks %1</source>
        <translation>Guarda %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linea</translation>
    </message>
    <message>
        <source>Not allowed: %1</source>
        <translation>Non consentito: %1</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <translation>Consentito: %1</translation>
    </message>
    <message>
        <source>Pick the space on the board where it ends; the framed ones are allowed.</source>
        <translation>Scegli sulla plancia lo spazio in cui finisce; quelli incorniciati sono consentiti.</translation>
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
        <source>Only the agent&apos;s player may see this</source>
        <translation>Può vederlo solo chi gioca l’agente</translation>
    </message>
    <message>
        <source>The arrow keys choose a turn; its way is drawn on the board</source>
        <translation>Le frecce scelgono un turno; il suo percorso è tracciato sulla plancia</translation>
    </message>
    <message>
        <source>laid open</source>
        <translation>scoperto</translation>
    </message>
    <message>
        <source>Everybody may see this sheet now</source>
        <translation>Ora tutti possono vedere questo foglio</translation>
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
        <source>Then everything is filled in, for you to change what your table has</source>
        <translation>Poi tutto è già compilato: cambia quello che al tuo tavolo è diverso</translation>
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
        <translation>Che cosa giocherete; la figura mostra la mappa</translation>
    </message>
    <message>
        <source>Printing of the rules</source>
        <translation>Edizione delle regole</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Play by the first printing</source>
        <translation>Gioca con la prima edizione</translation>
    </message>
    <message>
        <source>Revised</source>
        <translation>Riveduta</translation>
    </message>
    <message>
        <source>Play by the revised printing</source>
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
        <source>All players, the overseer among them</source>
        <translation>Tutti i giocatori, Sorvegliante compreso</translation>
    </message>
    <message>
        <source>The overseer and one player with three commandos or more.</source>
        <translation>Il Sorvegliante e un giocatore con almeno tre Comando.</translation>
    </message>
    <message>
        <source>The overseer and two players with two commandos each.</source>
        <translation>Il Sorvegliante e due giocatori con due Comando ciascuno.</translation>
    </message>
    <message numerus="yes">
        <source>The overseer and %n player(s) with one commando each.</source>
        <translation>
            <numerusform>Il Sorvegliante e %n giocatore con un Comando.</numerusform>
            <numerusform>Il Sorvegliante e %n giocatori con un Comando ciascuno.</numerusform>
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
        <source>Enter what your cards say, step by step; then the mission is in the list</source>
        <translation>Inserisci passo per passo ciò che dicono le tue carte; poi la missione è nell’elenco</translation>
    </message>
    <message>
        <source>Pack from a file…</source>
        <translation>Pacchetto da un file…</translation>
    </message>
    <message>
        <source>Offer the missions of a pack that lies in a file</source>
        <translation>Proponi le missioni di un pacchetto che sta in un file</translation>
    </message>
    <message>
        <source>Begin the session and go to the set-up</source>
        <translation>Comincia la sessione e va alla preparazione</translation>
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
        <source>What the die of this section of the board showed, and the objective that it names</source>
        <translation>Che cosa ha dato il dado di questa sezione della plancia, e l’obiettivo che indica</translation>
    </message>
    <message>
        <source>Roll here</source>
        <translation>Tira qui</translation>
    </message>
    <message>
        <source>Let Dossier roll the four dice anew</source>
        <translation>Lascia che Dossier tiri di nuovo i quattro dadi</translation>
    </message>
</context>
<context>
    <name>dossier::OddsPanel</name>
    <message>
        <source>Odds</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>To wound</source>
        <translation>Ferita</translation>
    </message>
    <message>
        <source>The dice to roll, EMI taken off</source>
        <translation>I dadi da tirare, tolti quelli dell’EMI</translation>
    </message>
    <message>
        <source>two wounds %1</source>
        <translation>due ferite %1</translation>
    </message>
    <message>
        <source>One wound: %1</source>
        <translation>Una ferita: %1</translation>
    </message>
    <message>
        <source>Two wounds: %1</source>
        <translation>Due ferite: %1</translation>
    </message>
</context>
<context>
    <name>dossier::OfferRow</name>
    <message>
        <source>%1 (%2)</source>
        <comment>why not, a rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>What else can be done</source>
        <translation>Che altro si può fare</translation>
    </message>
    <message>
        <source>Turn, then: %1</source>
        <comment>what follows the turn</comment>
        <translation>Girati, poi: %1</translation>
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
        <source>What the rules leave open</source>
        <translation>Che cosa le regole lasciano aperto</translation>
    </message>
    <message>
        <source>Printing of the cards</source>
        <translation>Stampa delle carte</translation>
    </message>
    <message>
        <source>First</source>
        <comment>printing</comment>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Play with the cards of the first printing</source>
        <translation>Si gioca con le carte della prima stampa</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>printing</comment>
        <translation>Seconda</translation>
    </message>
    <message>
        <source>Play with the cards of the second printing</source>
        <translation>Si gioca con le carte della seconda stampa</translation>
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
        <source>O16 belongs to the road, as most aids draw it</source>
        <translation>O16 fa parte della strada, come lo disegnano quasi tutti gli aiuti</translation>
    </message>
    <message>
        <source>Is none</source>
        <translation>Non lo è</translation>
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
        <source>Counted in steps that one could walk</source>
        <translation>Si contano i passi che si potrebbero fare</translation>
    </message>
    <message>
        <source>The printings differ in a few abilities of hunters and in the decoy.</source>
        <translation>Le stampe differiscono in poche abilità dei cacciatori e nell’esca.</translation>
    </message>
    <message>
        <source>Holds for the agent, the hunters and the count of an attack alike.</source>
        <translation>Vale per l’agente, per i cacciatori e per il conto di un attacco.</translation>
    </message>
    <message>
        <source>A step past two structures needs both permissions.</source>
        <translation>Un passo tra due strutture ha bisogno di entrambi i permessi.</translation>
    </message>
    <message>
        <source>Decides how far hunters on a road see, and where the vehicle can stand.</source>
        <translation>Decide fin dove vede un cacciatore su una strada e dove può stare il veicolo.</translation>
    </message>
    <message>
        <source>The board does not show clearly whether this space touches the dashed line.</source>
        <translation>La plancia non mostra bene se questo spazio tocca la linea tratteggiata.</translation>
    </message>
    <message>
        <source>How grenades, fists and senses count their reach.</source>
        <translation>Come granate, pugni e sensi contano la loro portata.</translation>
    </message>
    <message>
        <source>The vehicle&apos;s ten steps</source>
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
        <source>Hides itself</source>
        <translation>Nasconde sé stesso</translation>
    </message>
    <message>
        <source>Along the road hunters see past the smoke, but not into it</source>
        <translation>Lungo la strada i cacciatori vedono oltre il fumo, ma non dentro</translation>
    </message>
    <message>
        <source>Cuts the road</source>
        <translation>Taglia la strada</translation>
    </message>
    <message>
        <source>Smoke that fills the road&apos;s width hides what lies behind it</source>
        <translation>Il fumo che riempie la larghezza della strada nasconde ciò che sta dietro</translation>
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
        <source>He may not drive or get in, but may use the motion sensor</source>
        <translation>Non può guidare né salire, ma può usare il sensore di movimento</translation>
    </message>
    <message>
        <source>May not</source>
        <translation>Non può</translation>
    </message>
    <message>
        <source>He may not use the motion sensor either</source>
        <translation>Non può usare nemmeno il sensore di movimento</translation>
    </message>
    <message>
        <source>The agent&apos;s cards among five players</source>
        <translation>Le carte dell&apos;agente in cinque giocatori</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>cards</comment>
        <translation>Tre</translation>
    </message>
    <message>
        <source>The agent among five players takes three cards</source>
        <translation>In cinque giocatori l&apos;agente prende tre carte</translation>
    </message>
    <message>
        <source>Five</source>
        <comment>cards</comment>
        <translation>Cinque</translation>
    </message>
    <message>
        <source>The agent among five players takes five cards</source>
        <translation>In cinque giocatori l&apos;agente prende cinque carte</translation>
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
        <translation>Le regole dicono dieci in tutto per il turno; secondo un&apos;altra lettura li ha ogni cacciatore che guida.</translation>
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
        <translation>In cinque le regole fanno vincere l&apos;agente anche così; quasi tutti i tavoli chiedono comunque gli obiettivi.</translation>
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
        <source>Let %1 act one place earlier</source>
        <translation>%1 agisce un posto prima</translation>
    </message>
</context>
<context>
    <name>dossier::OverseerPage</name>
    <message>
        <source>it can go here</source>
        <translation>può andare qui</translation>
    </message>
    <message>
        <source>By itself: %1</source>
        <translation>Da sé: %1</translation>
    </message>
</context>
<context>
    <name>dossier::OwnerCards</name>
    <message>
        <source>Take %1 away</source>
        <comment>a card</comment>
        <translation>Togli %1</translation>
    </message>
</context>
<context>
    <name>dossier::OwnerMap</name>
    <message>
        <source>S</source>
        <comment>the letter of a start</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>start</source>
        <translation>partenza</translation>
    </message>
    <message>
        <source>investigate marker</source>
        <translation>segnalino Investigare</translation>
    </message>
    <message>
        <source>G</source>
        <comment>the letter of the goal room</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>goal room</source>
        <translation>stanza meta</translation>
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
        <source>Use the map that is open in Dossier; what was placed here goes</source>
        <translation>Usa la mappa aperta in Dossier; ciò che era piazzato qui sparisce</translation>
    </message>
    <message>
        <source>Map from a file…</source>
        <translation>Mappa da un file…</translation>
    </message>
    <message>
        <source>Use a map that was saved; what was placed here goes</source>
        <translation>Usa una mappa salvata; ciò che era piazzato qui sparisce</translation>
    </message>
    <message>
        <source>What a press places, or takes away</source>
        <translation>Che cosa piazza, o toglie, una pressione</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Partenze</translation>
    </message>
    <message>
        <source>Spaces where commandos start</source>
        <translation>Spazi da cui partono i Comando</translation>
    </message>
    <message>
        <source>Goal room</source>
        <translation>Stanza meta</translation>
    </message>
    <message>
        <source>Any space of the room that is the goal</source>
        <translation>Uno spazio qualsiasi della stanza meta</translation>
    </message>
    <message>
        <source>Investigate</source>
        <translation>Investigare</translation>
    </message>
    <message>
        <source>Spaces of investigate markers</source>
        <translation>Spazi dei segnalini Investigare</translation>
    </message>
    <message>
        <source>Map of the mission</source>
        <translation>Mappa della missione</translation>
    </message>
    <message>
        <source>Press a space, or go there with the arrow keys and press Enter</source>
        <translation>Premi uno spazio, o raggiungilo con le frecce e premi Invio</translation>
    </message>
    <message>
        <source>There is no map yet.</source>
        <translation>Non c’è ancora nessuna mappa.</translation>
    </message>
    <message numerus="yes">
        <source>%n start(s) so far: each commando needs one, three at least.</source>
        <translation>
            <numerusform>%n partenza finora: ne serve una per Comando, almeno tre.</numerusform>
            <numerusform>%n partenze finora: ne serve una per Comando, almeno tre.</numerusform>
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
        <source>%n start(s). Now choose “Goal room” and press a space of it.</source>
        <translation>
            <numerusform>%n partenza. Ora scegli «Stanza meta» e premi un suo spazio.</numerusform>
            <numerusform>%n partenze. Ora scegli «Stanza meta» e premi un suo spazio.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::OwnerPage</name>
    <message>
        <source>Everything is known; it is kept as your own pack</source>
        <translation>Si sa tutto; è conservato come pacchetto tuo</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) left; what you enter is kept at once as your own pack</source>
        <translation>
            <numerusform>%n valore mancante; ciò che inserisci è conservato subito come pacchetto tuo</numerusform>
            <numerusform>%n valori mancanti; ciò che inserisci è conservato subito come pacchetto tuo</numerusform>
        </translation>
    </message>
    <message>
        <source>Back; go on whenever you like (Esc)</source>
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
        <source>No game can begin without: %1</source>
        <translation>Nessuna partita può cominciare senza: %1</translation>
    </message>
    <message>
        <source>✓ all known</source>
        <translation>✓ tutto noto</translation>
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
        <source>Any step can be left and come back to; Enter goes into it</source>
        <translation>Ogni passo si può lasciare e riprendere; Invio ci entra</translation>
    </message>
    <message>
        <source>all known</source>
        <translation>tutto noto</translation>
    </message>
    <message>
        <source>Name of a further card</source>
        <translation>Nome di un’altra carta</translation>
    </message>
    <message>
        <source>As the card says; it is shown in both languages</source>
        <translation>Come dice la carta; viene mostrato in tutte e due le lingue</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add a card that Dossier has never heard of</source>
        <translation>Aggiungi una carta che Dossier non ha mai sentito nominare</translation>
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
        <source>Later; next →</source>
        <translation>Più tardi; avanti →</translation>
    </message>
    <message>
        <source>Go on to the next step; this one waits (Alt+Right)</source>
        <translation>Vai al passo seguente; questo aspetta (Alt+Destra)</translation>
    </message>
</context>
<context>
    <name>dossier::OwnersDesk</name>
    <message>
        <source>It could not be kept: %1 cannot be written. Make room, or check the folder, and enter it again.</source>
        <translation>Non si è potuto conservare: %1 non si può scrivere. Fa’ spazio, o controlla la cartella, e inseriscilo di nuovo.</translation>
    </message>
</context>
<context>
    <name>dossier::PastBar</name>
    <message>
        <source>Looking back: the start</source>
        <translation>Si rivede: l&apos;inizio</translation>
    </message>
    <message>
        <source>Looking back: after line %1, %2</source>
        <comment>a number, a time</comment>
        <translation>Si rivede: dopo la riga %1, %2</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Torna ad adesso</translation>
    </message>
    <message>
        <source>Shows the table as it stands (Escape)</source>
        <translation>Mostra il tavolo com&apos;è ora (Esc)</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Riprendi da qui</translation>
    </message>
    <message>
        <source>Undoes what came after; the journal keeps it, and redo leads back to it</source>
        <translation>Annulla quello che è venuto dopo; il diario lo conserva e Ripeti ci riporta</translation>
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
        <source>Takes back the last step (Backspace on the board)</source>
        <translation>Toglie l’ultimo passo (Backspace sulla plancia)</translation>
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
        <source>Red and hatched: where the table would see you</source>
        <translation>Rosso e tratteggiato: dove il tavolo ti vedrebbe</translation>
    </message>
    <message>
        <source>Possible places</source>
        <translation>Spazi possibili</translation>
    </message>
    <message>
        <source>Blue and outlined: where the hunters must reckon with you</source>
        <translation>Blu e contornato: dove i cacciatori devono aspettarsi che tu sia</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Arrivi</translation>
    </message>
    <message>
        <source>Where the move can end: a disc unseen, a ring with a last sighting, a square seen</source>
        <translation>Dove può finire il movimento: un disco non visto, un anello con un ultimo avvistamento, un quadrato visto</translation>
    </message>
    <message>
        <source>Stay on %1: %2. Click spaces or drag to draw the path.</source>
        <comment>a space, what is shown</comment>
        <translation>Resta in %1: %2. Clicca gli spazi o trascina per tracciare il percorso.</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 steps · %4</source>
        <comment>a path, numbers, what is shown</comment>
        <translation>%1 · %2 passi su %3 · %4</translation>
    </message>
    <message>
        <source>The hunters move. Their board is one hand-over away.</source>
        <translation>Muovono i cacciatori. La loro plancia è a un passaggio del computer.</translation>
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
        <source>The game is over. Lay the sheet open for all to see.</source>
        <translation>La partita è finita. Scopri il foglio, così tutti lo vedono.</translation>
    </message>
    <message>
        <source>Type the spaces one after another (Ctrl+J comes here); Enter shows what it will say, Enter again writes it</source>
        <translation>Scrivi gli spazi uno dopo l’altro (Ctrl+J porta qui); Invio mostra che cosa si dirà, un altro Invio lo scrive</translation>
    </message>
    <message>
        <source>Enter again: %1</source>
        <comment>what the primary button says</comment>
        <translation>Ancora Invio: %1</translation>
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
        <source>cost </source>
        <comment>before a number</comment>
        <translation>costo </translation>
    </message>
    <message>
        <source>What using it costs while it is ready</source>
        <translation>Quanto costa usarla quando è Pronta</translation>
    </message>
    <message>
        <source>committed </source>
        <comment>before a number</comment>
        <translation>impegnata </translation>
    </message>
    <message>
        <source>What using it costs while tokens lie in its well; a dash for never, or unknown</source>
        <translation>Quanto costa usarla quando nel Pozzo ci sono gettoni; un trattino per mai, o non noto</translation>
    </message>
    <message>
        <source>refresh </source>
        <comment>before a number</comment>
        <translation>ripristino </translation>
    </message>
    <message>
        <source>How many tokens each refresh takes off</source>
        <translation>Quanti gettoni toglie ogni Ripristino</translation>
    </message>
    <message>
        <source>Pieces of the box that are not in play</source>
        <translation>Pezzi della scatola che non sono in gioco</translation>
    </message>
    <message>
        <source>Add the piece</source>
        <translation>Aggiungi il pezzo</translation>
    </message>
    <message>
        <source>Lay it beside those of the mission</source>
        <translation>Mettilo accanto a quelli della missione</translation>
    </message>
    <message>
        <source>%1 leaves the dashboard</source>
        <comment>a piece</comment>
        <translation>%1 lascia il Pannello</translation>
    </message>
</context>
<context>
    <name>dossier::PieceSheet</name>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Sigla</translation>
    </message>
    <message>
        <source>What stands on the figure’s token: two letters show best</source>
        <translation>Che cosa sta scritto sulla figura: due lettere si leggono meglio</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Schieramento</translation>
    </message>
    <message>
        <source>Commando</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>It fights for the commandos</source>
        <translation>Combatte per i Comando</translation>
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
        <source>It stands on one space</source>
        <translation>Occupa uno spazio</translation>
    </message>
    <message>
        <source>2 × 2 spaces</source>
        <translation>2 × 2 spazi</translation>
    </message>
    <message>
        <source>It stands on four spaces, to the east and south of its first</source>
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
        <translation>Guarda tutto attorno</translation>
    </message>
    <message>
        <source>All round</source>
        <translation>Tutto attorno</translation>
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
        <source>Rubble costs it nothing more</source>
        <translation>Le macerie non le costano nulla in più</translation>
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
        <source>Take the figure away</source>
        <translation>Togli la figura</translation>
    </message>
    <message>
        <source>Take this figure off the board (Del)</source>
        <translation>Toglie questa figura dalla mappa (Canc)</translation>
    </message>
</context>
<context>
    <name>dossier::PiecesCard</name>
    <message>
        <source>%1 in the reserves</source>
        <translation>%1 nelle riserve</translation>
    </message>
    <message>
        <source>How many figures of this kind lie ready</source>
        <translation>Quante miniature di questo tipo sono pronte</translation>
    </message>
    <message>
        <source>The cards of the box: shuffle them and say how many there are.</source>
        <translation>Le carte della scatola: mescolale e di’ quante sono.</translation>
    </message>
    <message numerus="yes">
        <source>The app knows %n card(s) and has shuffled them; a deck of cardboard is only counted.</source>
        <translation>
            <numerusform>Il programma conosce %n carta e l’ha mescolata; di un mazzo di cartone si contano solo le carte.</numerusform>
            <numerusform>Il programma conosce %n carte e le ha mescolate; di un mazzo di cartone si contano solo le carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces of the dashboard</source>
        <translation>Pezzi del Pannello di Controllo</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Riserve</translation>
    </message>
    <message>
        <source>Investigate cards</source>
        <translation>Carte Investigare</translation>
    </message>
    <message>
        <source> in the deck</source>
        <translation> nel mazzo</translation>
    </message>
    <message>
        <source>Cards in the investigate deck</source>
        <translation>Carte nel mazzo Investigare</translation>
    </message>
    <message>
        <source>How many cards a deck of cardboard has</source>
        <translation>Quante carte ha un mazzo di cartone</translation>
    </message>
    <message>
        <source>Let the app shuffle</source>
        <translation>Fai mescolare al programma</translation>
    </message>
    <message>
        <source>Shuffle the cards that the app knows; nobody sees the order</source>
        <translation>Mescola le carte che il programma conosce; nessuno vede l’ordine</translation>
    </message>
</context>
<context>
    <name>dossier::PlayersCard</name>
    <message>
        <source>Hunter %1</source>
        <translation>Cacciatore %1</translation>
    </message>
    <message>
        <source>Which hunter&apos;s card is played here; one that another has changes places with him</source>
        <translation>Quale carta cacciatore si gioca qui; se ce l’ha un altro, i due si scambiano</translation>
    </message>
    <message>
        <source>Who plays (may stay empty)</source>
        <translation>Chi gioca (può restare vuoto)</translation>
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
        <source>All players, the agent among them</source>
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
        <source>One player moves both hunters; everybody knows the objectives.</source>
        <translation>Un giocatore muove entrambi i cacciatori; tutti conoscono gli obiettivi.</translation>
    </message>
    <message>
        <source>Two hunters; everybody knows the objectives.</source>
        <translation>Due cacciatori; tutti conoscono gli obiettivi.</translation>
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
        <source>Kept here</source>
        <translation>Tenuto qui</translation>
    </message>
    <message>
        <source>The agent enters every move here, and Dossier answers the hunters</source>
        <translation>L’agente inserisce qui ogni mossa, e Dossier risponde ai cacciatori</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Su carta</translation>
    </message>
    <message>
        <source>The agent writes on paper; what is said at the table is entered here</source>
        <translation>L’agente scrive su carta; qui si inserisce quello che si dice al tavolo</translation>
    </message>
    <message>
        <source>Dossier knows what everybody knows, and works out where the agent can be.</source>
        <translation>Dossier sa quello che sanno tutti, e calcola dove può essere l’agente.</translation>
    </message>
    <message>
        <source>Dossier knows the agent&apos;s way and says what has to be shown; nobody else sees it.</source>
        <translation>Dossier conosce il percorso dell’agente e dice che cosa va mostrato; nessun altro lo vede.</translation>
    </message>
    <message>
        <source>Who plays hunter %1</source>
        <translation>Chi gioca il cacciatore %1</translation>
    </message>
</context>
<context>
    <name>dossier::PrintPage</name>
    <message>
        <source>Only the agent&apos;s player can print this sheet, from the agent&apos;s page.</source>
        <translation>Solo chi gioca l’agente può stampare questo foglio, dalla sua pagina.</translation>
    </message>
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
        <source>Blank sheet</source>
        <translation>Foglio in bianco</translation>
    </message>
    <message>
        <source>A movement sheet of forty turns to write on</source>
        <translation>Un foglio movimento di quaranta turni su cui scrivere</translation>
    </message>
    <message>
        <source>Sheet as written</source>
        <translation>Foglio compilato</translation>
    </message>
    <message>
        <source>The movement sheet of the agent who sits here; it is secret</source>
        <translation>Il foglio movimento dell’agente che siede qui; è segreto</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Resoconto</translation>
    </message>
    <message>
        <source>What everybody knows of the session, turn by turn</source>
        <translation>Quello che tutti sanno della sessione, turno per turno</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Writes the pages to a file</source>
        <translation>Scrive le pagine in un file</translation>
    </message>
    <message>
        <source>Print on paper…</source>
        <translation>Stampa su carta…</translation>
    </message>
    <message>
        <source>Chooses a printer and prints the pages</source>
        <translation>Sceglie una stampante e stampa le pagine</translation>
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
        <source>No game of Specter Ops is open to report of.</source>
        <translation>Nessuna partita di Specter Ops è aperta: non c’è nulla di cui fare il resoconto.</translation>
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
    <name>dossier::PublicCommandos</name>
    <message>
        <source>The commandos have not been chosen yet</source>
        <translation>I Comando non sono ancora stati scelti</translation>
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
        <source>Map; nobody stands on it</source>
        <translation>Mappa; non c’è nessuno</translation>
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
        <source>%1 after the next transfer</source>
        <translation>%1 dopo il prossimo trasferimento</translation>
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
        <source>What everybody at the table may see</source>
        <translation>Quello che tutti al tavolo possono vedere</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Per tutti</translation>
    </message>
</context>
<context>
    <name>dossier::PublicTrack</name>
    <message>
        <source>Round track: the timer is on %1</source>
        <translation>Tracciato dei round: il Timer è a %1</translation>
    </message>
    <message>
        <source>the second timer (blue line) is on %1</source>
        <translation>il secondo Timer (linea blu) è a %1</translation>
    </message>
    <message>
        <source>the Crisis Point (red) is on %1</source>
        <translation>il Punto di Crisi (rosso) è a %1</translation>
    </message>
    <message>
        <source>%1 on %2 (red triangle)</source>
        <comment>a mission event, a space of the track</comment>
        <translation>%1 a %2 (triangolo rosso)</translation>
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
        <source>%1, %2, %3</source>
        <comment>an ability, its cost, its well</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Wells: %1</source>
        <translation>Pozzi: %1</translation>
    </message>
</context>
<context>
    <name>dossier::PublicWindow</name>
    <message>
        <source>%1 · %2 – for everybody</source>
        <comment>a mission, a round</comment>
        <translation>%1 · %2 – per tutti</translation>
    </message>
</context>
<context>
    <name>dossier::ReasonBar</name>
    <message>
        <source>Why the table goes back</source>
        <translation>Perché il tavolo torna indietro</translation>
    </message>
    <message>
        <source>Why the table decides otherwise</source>
        <translation>Perché il tavolo decide altrimenti</translation>
    </message>
    <message>
        <source>Undo all the same</source>
        <translation>Annulla lo stesso</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Decide il tavolo</translation>
    </message>
    <message>
        <source>Go back, with the reason in the journal</source>
        <translation>Torna indietro, con il motivo nel diario</translation>
    </message>
    <message>
        <source>Do it all the same, with the reason in the journal</source>
        <translation>Fallo lo stesso, con il motivo nel diario</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>Everybody can read the reason in the journal</source>
        <translation>Tutti possono leggere il motivo nel diario</translation>
    </message>
    <message>
        <source>Everybody can read the reason in the journal, unless it is about what only you may know</source>
        <translation>Tutti possono leggere il motivo nel diario, a meno che riguardi ciò che solo tu puoi sapere</translation>
    </message>
</context>
<context>
    <name>dossier::RecentMaps</name>
    <message>
        <source>Recent maps</source>
        <translation>Mappe recenti</translation>
    </message>
    <message>
        <source>The maps that you open or save will stand here.</source>
        <translation>Qui staranno le mappe che apri o salvi.</translation>
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
        <source>Sessions to go on with</source>
        <translation>Sessioni da proseguire</translation>
    </message>
    <message>
        <source>The sessions that you play will stand here.</source>
        <translation>Qui staranno le sessioni che giochi.</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <translation>Prosegui %1</translation>
    </message>
    <message>
        <source>Go on with %1, last played %2</source>
        <translation>Prosegui %1, giocata l’ultima volta %2</translation>
    </message>
    <message>
        <source>All sessions…</source>
        <translation>Tutte le sessioni…</translation>
    </message>
    <message>
        <source>Dates, players, results and notes of every session (Ctrl+L)</source>
        <translation>Date, giocatori, risultati e note di ogni sessione (Ctrl+L)</translation>
    </message>
    <message>
        <source>Go on with %1, %2</source>
        <comment>a file, a game</comment>
        <translation>Riprendi %1, %2</translation>
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
        <source>Whether this commando takes part</source>
        <translation>Se questo Comando partecipa</translation>
    </message>
    <message>
        <source>player </source>
        <translation>giocatore </translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>Giocatore di %1</translation>
    </message>
    <message>
        <source>Who plays this commando, by number; the overseer has none</source>
        <translation>Chi gioca questo Comando, per numero; il Sorvegliante non ne ha</translation>
    </message>
    <message>
        <source>Pick the space of %1 on the board next</source>
        <translation>Scegli poi sulla mappa lo spazio di %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Colloca %1</translation>
    </message>
    <message>
        <source>Facing of %1</source>
        <translation>Orientamento di %1</translation>
    </message>
    <message>
        <source>Where this commando looks at first</source>
        <translation>Dove guarda all’inizio questo Comando</translation>
    </message>
    <message>
        <source>Pick a space …</source>
        <translation>Scegli uno spazio …</translation>
    </message>
    <message>
        <source>Stands on %1</source>
        <translation>Sta in %1</translation>
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
        <source>Kit points, and how many each commando may have</source>
        <translation>Punti Kit, e quanti ne può avere ogni Comando</translation>
    </message>
    <message>
        <source>Give %1 back</source>
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
</context>
<context>
    <name>dossier::ReportPanel</name>
    <message>
        <source>No card announced</source>
        <translation>Nessuna carta annunciata</translation>
    </message>
    <message>
        <source>Character not said</source>
        <translation>Personaggio non detto</translation>
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
        <source>Where the agent stands: press, then the space on the board</source>
        <translation>Dove sta l’agente: premi, poi lo spazio sulla plancia</translation>
    </message>
    <message>
        <source>Where its token lies: press, then the space on the board</source>
        <translation>Dove sta il suo segnalino: premi, poi lo spazio sulla plancia</translation>
    </message>
    <message>
        <source>The objective on %1 is turned over</source>
        <translation>La missione obiettivo in %1 viene girata</translation>
    </message>
    <message>
        <source>Nothing shown</source>
        <translation>Nulla mostrato</translation>
    </message>
    <message>
        <source>The agent has moved, and nothing is put on the board</source>
        <translation>L’agente ha mosso, e sulla plancia non si posa nulla</translation>
    </message>
    <message>
        <source>Seen on…</source>
        <translation>Visto in…</translation>
    </message>
    <message>
        <source>The figure is put down where he ends; then press the space on the board</source>
        <translation>La pedina si posa dove finisce; poi premi lo spazio sulla plancia</translation>
    </message>
    <message>
        <source>Last seen on…</source>
        <translation>Visto l’ultima volta in…</translation>
    </message>
    <message>
        <source>The token is put down where he was seen; then press the space</source>
        <translation>Il segnalino si posa dove fu visto; poi premi lo spazio</translation>
    </message>
    <message>
        <source>another space…</source>
        <translation>un altro spazio…</translation>
    </message>
    <message>
        <source>Press, then the structure on the board</source>
        <translation>Premi, poi la struttura sulla plancia</translation>
    </message>
    <message>
        <source>Before the move, objective turned over:</source>
        <translation>Prima del movimento, missione obiettivo girata:</translation>
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
        <source>die </source>
        <translation>dado </translation>
    </message>
    <message>
        <source>Press the space on the board. Escape gives it up.</source>
        <translation>Premi lo spazio sulla plancia. Esc lascia perdere.</translation>
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
        <translation>L&apos;agente dice se il tiro ha raggiunto il cacciatore</translation>
    </message>
</context>
<context>
    <name>dossier::RolePage</name>
    <message>
        <source>The role card, for one player&apos;s eyes</source>
        <translation>La carta ruolo, per gli occhi di un solo giocatore</translation>
    </message>
    <message>
        <source>You are the traitor: you help the agent, and what you see does not oblige him to show himself.</source>
        <translation>Sei il traditore: aiuti l&apos;agente, e ciò che vedi non lo obbliga a mostrarsi.</translation>
    </message>
    <message>
        <source>You are a hunter like the others. Look at the card as long as a traitor would.</source>
        <translation>Sei un cacciatore come gli altri. Guarda la carta quanto la guarderebbe un traditore.</translation>
    </message>
    <message>
        <source>Instead of your turn you may reveal yourself: you become the second agent and move at once.</source>
        <translation>Al posto del tuo turno puoi rivelarti: diventi il secondo agente e muovi subito.</translation>
    </message>
    <message>
        <source>You can reveal yourself in the hunters&apos; part, before your turn begins and between the turns of others.</source>
        <translation>Puoi rivelarti nella parte dei cacciatori, prima che cominci il tuo turno e tra i turni degli altri.</translation>
    </message>
    <message>
        <source>Back to the hunters</source>
        <translation>Torna ai cacciatori</translation>
    </message>
    <message>
        <source>Covers this card again (F10)</source>
        <translation>Copre di nuovo questa carta (F10)</translation>
    </message>
    <message>
        <source>Reveal yourself as the traitor</source>
        <translation>Rivelati come traditore</translation>
    </message>
    <message>
        <source>Everybody hears of it; your first move follows at once</source>
        <translation>Lo sapranno tutti; la tua prima mossa segue subito</translation>
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
        <translation>I Comando hanno vinto</translation>
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
        <source>Do what is due now (Ctrl+Enter)</source>
        <translation>Fa ciò che ora tocca (Ctrl+Invio)</translation>
    </message>
    <message>
        <source>%1 (Ctrl+Enter)</source>
        <translation>%1 (Ctrl+Invio)</translation>
    </message>
    <message>
        <source>To the start page (Ctrl+H); the session is kept as it is</source>
        <translation>Alla pagina iniziale (Ctrl+H); la sessione resta com’è</translation>
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
        <translation>%1 per tutti</translation>
    </message>
    <message>
        <source>%1 for the others</source>
        <comment>a stance</comment>
        <translation>%1 per gli altri</translation>
    </message>
    <message>
        <source>All stances as marked</source>
        <translation>Tutti come segnato</translation>
    </message>
    <message>
        <source>The others as marked</source>
        <translation>Gli altri come segnato</translation>
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
        <translation>il Punto di Crisi (rosso) è a %1</translation>
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
        <source>%1: %2</source>
        <comment>a rule&apos;s id and title</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>dossier::RuleView</name>
    <message>
        <source>Read on</source>
        <translation>Leggi anche</translation>
    </message>
    <message>
        <source>In both printings</source>
        <translation>In entrambe le edizioni</translation>
    </message>
    <message>
        <source>First printing only</source>
        <translation>Solo prima edizione</translation>
    </message>
    <message>
        <source>Revised printing only</source>
        <translation>Solo edizione riveduta</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esempio</translation>
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
        <source>Finds ids, titles, texts and related words</source>
        <translation>Trova sigle, titoli, testi e parole affini</translation>
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
        <source>No rule has these words. Try fewer or others.</source>
        <translation>Nessuna regola contiene queste parole. Provane meno, o altre.</translation>
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
        <source>%1
%2</source>
        <comment>a rule&apos;s title and id</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a rule&apos;s title and id</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>dossier::SaidCard</name>
    <message>
        <source>not known</source>
        <translation>non noto</translation>
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
        <source>Stood on %1</source>
        <translation>Era in %1</translation>
    </message>
    <message>
        <source>%1 says</source>
        <comment>an agent</comment>
        <translation>%1 dice</translation>
    </message>
    <message>
        <source>Nothing shown</source>
        <translation>Nulla mostrato</translation>
    </message>
    <message>
        <source>“An objective is next”</source>
        <translation>«Il prossimo turno un obiettivo»</translation>
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
        <source>Say to the table</source>
        <translation>Di’ al tavolo</translation>
    </message>
    <message>
        <source>To be chosen first</source>
        <translation>Prima c’è da scegliere</translation>
    </message>
    <message>
        <source>Against a rule</source>
        <translation>Contro una regola</translation>
    </message>
    <message>
        <source>Said last</source>
        <translation>Detto per ultimo</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Ancora niente</translation>
    </message>
    <message>
        <source>The objective on %1 is turned over.</source>
        <translation>La missione obiettivo in %1 è girata.</translation>
    </message>
    <message>
        <source>Said last · turn %1</source>
        <translation>Ultimo annuncio · turno %1</translation>
    </message>
</context>
<context>
    <name>dossier::SeatBar</name>
    <message>
        <source>At the machine: %1</source>
        <translation>Al computer: %1</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>segreto</translation>
    </message>
    <message>
        <source>public facts only</source>
        <translation>solo fatti pubblici</translation>
    </message>
    <message>
        <source>Only the agent sits here</source>
        <translation>Qui siede solo l’agente</translation>
    </message>
    <message>
        <source>Hand over: %1</source>
        <translation>Passa a: %1</translation>
    </message>
    <message>
        <source>Lets the next player take the machine (F10)</source>
        <translation>Lascia il computer al prossimo giocatore (F10)</translation>
    </message>
    <message>
        <source>The agent&apos;s player has this machine alone, until another table is opened: nothing is covered when the part of a turn changes</source>
        <translation>Il giocatore dell&apos;agente ha questo computer tutto per sé, finché non si apre un altro tavolo: nulla viene coperto quando cambia la parte del turno</translation>
    </message>
</context>
<context>
    <name>dossier::SecretCard</name>
    <message>
        <source>The box does not hold one of these cards that often.</source>
        <translation>La scatola non ha una di queste carte in tante copie.</translation>
    </message>
    <message>
        <source>Equipment card %1</source>
        <translation>Carta equipaggiamento %1</translation>
    </message>
    <message>
        <source>An equipment card in the agent&apos;s hand</source>
        <translation>Una carta equipaggiamento in mano all’agente</translation>
    </message>
    <message>
        <source>What only the agent knows</source>
        <translation>Quello che sa solo l’agente</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>segreto</translation>
    </message>
    <message>
        <source>Character and cards are drawn by chance. Begin with them, or look and choose while nobody else does.</source>
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
        <source>Shows the agent&apos;s choices; the hunters look away</source>
        <translation>Mostra le scelte dell’agente; i cacciatori guardano altrove</translation>
    </message>
    <message>
        <source>Cover again</source>
        <translation>Copri di nuovo</translation>
    </message>
    <message>
        <source>Hides the agent&apos;s choices</source>
        <translation>Nasconde le scelte dell’agente</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personaggio</translation>
    </message>
    <message>
        <source>Which agent is played; it stays hidden until he is first seen</source>
        <translation>Quale agente si gioca; resta nascosto finché non è visto la prima volta</translation>
    </message>
    <message>
        <source>Equipment cards</source>
        <translation>Carte equipaggiamento</translation>
    </message>
    <message>
        <source>Who has the traitor&apos;s card</source>
        <translation>Chi ha la carta del traditore</translation>
    </message>
    <message>
        <source>Deal the role cards at the table, then enter who got the traitor&apos;s; only the agent and he know</source>
        <translation>Distribuite le carte ruolo al tavolo, poi inserisci chi ha quella del traditore; lo sanno solo lui e l’agente</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>Draw everything anew</source>
        <translation>Estrai tutto di nuovo</translation>
    </message>
    <message>
        <source>Character and cards by chance, out of the box</source>
        <translation>Personaggio e carte a caso, dalla scatola</translation>
    </message>
</context>
<context>
    <name>dossier::SessionDesk</name>
    <message>
        <source>Sample mission</source>
        <translation>Missione di esempio</translation>
    </message>
    <message>
        <source>Ended in round %1 without a winner</source>
        <translation>Finita nel round %1 senza vincitori</translation>
    </message>
    <message>
        <source>The commandos won in round %1</source>
        <translation>Hanno vinto i Comando nel round %1</translation>
    </message>
    <message>
        <source>The overseer won in round %1</source>
        <translation>Ha vinto il Sorvegliante nel round %1</translation>
    </message>
    <message>
        <source>No mission of %1 can be begun: none has a map with spaces to start from.</source>
        <translation>Nessuna missione di %1 può cominciare: nessuna ha una mappa con spazi di partenza.</translation>
    </message>
</context>
<context>
    <name>dossier::SessionForm</name>
    <message>
        <source>Last played %1, kept in %2</source>
        <translation>Giocata l&apos;ultima volta %1, conservata in %2</translation>
    </message>
    <message>
        <source>Da&amp;te</source>
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
        <source>One player in each line, with the role after a colon</source>
        <translation>Un giocatore per riga, con il ruolo dopo i due punti</translation>
    </message>
    <message>
        <source>Ada: overseer
Grace: rifleman</source>
        <translation>Ada: Sorvegliante
Grace: Fuciliere</translation>
    </message>
    <message>
        <source>How it ended; empty while it is played</source>
        <translation>Com&apos;è finita; vuoto finché si gioca</translation>
    </message>
    <message>
        <source>Whatever is to be remembered of the session</source>
        <translation>Quello che c&apos;è da ricordare della sessione</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Opens the session where it was left</source>
        <translation>Apre la sessione dove era rimasta</translation>
    </message>
    <message>
        <source>Writes date, players, result and notes into the campaign file</source>
        <translation>Scrive data, giocatori, risultato e note nel file della campagna</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>Takes the whole campaign file out of the list; asks once</source>
        <translation>Toglie dall&apos;elenco l&apos;intero file della campagna; chiede una volta</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Takes the file out of the list; a copy is kept</source>
        <translation>Toglie il file dall&apos;elenco; ne resta una copia</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Deletes nothing</source>
        <translation>Non elimina nulla</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Recuperalo</translation>
    </message>
    <message>
        <source>Puts the campaign file back among the others</source>
        <translation>Rimette il file della campagna fra gli altri</translation>
    </message>
    <message>
        <source>Try to open it</source>
        <translation>Prova ad aprirlo</translation>
    </message>
    <message>
        <source>Says what is wrong; what is damaged may be rescued</source>
        <translation>Dice che cosa non va; ciò che è danneggiato si può forse recuperare</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message numerus="yes">
        <source>Delete the whole campaign file with its %n session(s)? A copy is kept in the folder of deleted files.</source>
        <translation>
            <numerusform>Eliminare tutto il file della campagna con la sua %n sessione? Una copia resta nella cartella dei file eliminati.</numerusform>
            <numerusform>Eliminare tutto il file della campagna con le sue %n sessioni? Una copia resta nella cartella dei file eliminati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved yet; it is saved when you leave this page.</source>
        <translation>Non ancora salvato; si salva quando lasci questa pagina.</translation>
    </message>
</context>
<context>
    <name>dossier::SessionsPage</name>
    <message>
        <source>Campaigns and sessions</source>
        <translation>Campagne e sessioni</translation>
    </message>
    <message>
        <source>What was played, and how to go on</source>
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
        <source>Enter goes on with a session</source>
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
        <source>%1
%2 · %3 · %4 · %5</source>
        <comment>a file, a game, a campaign, a date, a result</comment>
        <translation>%1
%2 · %3 · %4 · %5</translation>
    </message>
    <message>
        <source>Deleted (%1)</source>
        <translation>Eliminati (%1)</translation>
    </message>
    <message>
        <source>Show the campaign files that were deleted, to bring them back</source>
        <translation>Mostra i file di campagna eliminati, per recuperarli</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminato</translation>
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
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Show all text at %1 percent of its usual size</source>
        <translation>Mostra tutto il testo al %1 per cento della dimensione normale</translation>
    </message>
    <message>
        <source>Printing of the rules</source>
        <translation>Edizione delle regole</translation>
    </message>
    <message>
        <source>The curtain falls when nobody touches anything</source>
        <translation>Il sipario cala se nessuno tocca nulla</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>the curtain falls by itself</comment>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Only F9 lets the curtain fall</source>
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
        <source>Leave the desk open</source>
        <translation>Lascia il tavolo aperto</translation>
    </message>
    <message>
        <source>Another program in front changes nothing</source>
        <translation>Un altro programma davanti non cambia nulla</translation>
    </message>
    <message>
        <source>Let the curtain fall</source>
        <translation>Cala il sipario</translation>
    </message>
    <message>
        <source>Cover everything secret after %1 minutes</source>
        <translation>Copre tutto ciò che è segreto dopo %1 minuti</translation>
    </message>
    <message>
        <source>Cover everything secret as soon as another program is in front</source>
        <translation>Copre tutto ciò che è segreto appena un altro programma è davanti</translation>
    </message>
    <message>
        <source>Printing of Specter Ops</source>
        <translation>Edizione di Specter Ops</translation>
    </message>
</context>
<context>
    <name>dossier::SetupPage</name>
    <message>
        <source>pick</source>
        <translation>scegli</translation>
    </message>
    <message>
        <source>Where does %1 start? Press a space, or go there with the arrow keys and press Enter; Esc lets it be.</source>
        <translation>Da dove comincia %1? Premi uno spazio, oppure raggiungilo con le frecce e premi Invio; Esc lascia stare.</translation>
    </message>
    <message>
        <source>Which room takes the card? Press a space of it, or go there with the arrow keys and press Enter; Esc lets it be.</source>
        <translation>Quale stanza prende la carta? Premine uno spazio, oppure raggiungilo con le frecce e premi Invio; Esc lascia stare.</translation>
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
        <source>Everything is set up. Change what your table has otherwise, then begin.</source>
        <translation>È tutto pronto. Cambia quello che al tuo tavolo è diverso, poi comincia.</translation>
    </message>
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
        <source>First printing · every change is kept at once</source>
        <translation>Prima edizione · ogni modifica è conservata subito</translation>
    </message>
    <message>
        <source>Revised printing · every change is kept at once</source>
        <translation>Edizione riveduta · ogni modifica è conservata subito</translation>
    </message>
    <message>
        <source>Back to the start page; the set-up is kept (Esc)</source>
        <translation>Torna alla pagina iniziale; la preparazione resta (Esc)</translation>
    </message>
    <message>
        <source>Commandos</source>
        <translation>I Comando</translation>
    </message>
    <message>
        <source>↶ Undo</source>
        <translation>↶ Annulla</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Annulla: %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing to undo (Ctrl+Z)</source>
        <translation>Nulla da annullare (Ctrl+Z)</translation>
    </message>
    <message>
        <source>↷ Redo</source>
        <translation>↷ Ripeti</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Y)</source>
        <translation>Ripeti: %1 (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Nothing to redo (Ctrl+Y)</source>
        <translation>Niente da ripetere (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Fill in the rest</source>
        <translation>Completa il resto</translation>
    </message>
    <message>
        <source>Set up as usual what is not set up yet (F5)</source>
        <translation>Prepara come al solito quello che manca ancora (F5)</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Comincia la partita</translation>
    </message>
    <message>
        <source>Begin with the table as it stands (Ctrl+Enter)</source>
        <translation>Comincia con il tavolo così com’è (Ctrl+Invio)</translation>
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
</context>
<context>
    <name>dossier::SheetPanel</name>
    <message>
        <source>%1: the sheet</source>
        <comment>an agent</comment>
        <translation>%1: il foglio</translation>
    </message>
    <message>
        <source>The turns of the sheet</source>
        <translation>I turni del foglio</translation>
    </message>
    <message>
        <source>Press the space on the board where each turn ended, or type the whole way: N1 N2 N3</source>
        <translation>Premi sulla plancia lo spazio dove è finito ogni turno, o scrivi tutto il percorso: N1 N2 N3</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Spazi</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Card used in the turn that is picked</source>
        <translation>Carta usata nel turno scelto</translation>
    </message>
    <message>
        <source>The equipment that the sheet tells for the turn that is picked</source>
        <translation>L’equipaggiamento che il foglio riporta per il turno scelto</translation>
    </message>
    <message>
        <source>The agent’s character</source>
        <translation>Il personaggio dell’agente</translation>
    </message>
    <message>
        <source>Who he was; it says how far he could go</source>
        <translation>Chi era; dice quanto poteva muoversi</translation>
    </message>
    <message>
        <source>Lay open and compare</source>
        <translation>Scopri e confronta</translation>
    </message>
    <message>
        <source>Everybody sees the sheet, and what was said is held against it</source>
        <translation>Tutti vedono il foglio, e quello che è stato detto viene confrontato</translation>
    </message>
    <message>
        <source>Character not told</source>
        <translation>Personaggio non detto</translation>
    </message>
    <message>
        <source>No turn is picked</source>
        <translation>Nessun turno scelto</translation>
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
        <source>Pick the first turn, then press on the board where each turn ended; or type the spaces.</source>
        <translation>Scegli il primo turno, poi premi sulla plancia dove è finito ogni turno; oppure scrivi gli spazi.</translation>
    </message>
    <message>
        <source>Turns up to the first that is left out are compared.</source>
        <translation>Si confrontano i turni fino al primo che manca.</translation>
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
        <source>Keep the agent&apos;s movement sheet and hear what has to be said, or move the hunters and see where the agent can be. With the sheet on paper, or kept here.</source>
        <translation>Tieni il foglio movimento dell’agente e leggi che cosa va detto, oppure muovi i cacciatori e vedi dove può essere l’agente. Con il foglio su carta, o tenuto qui.</translation>
    </message>
    <message>
        <source>Play a sample game</source>
        <translation>Gioca una partita di esempio</translation>
    </message>
    <message>
        <source>Begin a game of two hunters with everything drawn by chance: nothing to fill in</source>
        <translation>Comincia una partita con due cacciatori e tutto estratto a caso: niente da compilare</translation>
    </message>
    <message>
        <source>New game of Specter Ops</source>
        <translation>Nuova partita di Specter Ops</translation>
    </message>
    <message>
        <source>Choose players, hunters and the table&apos;s options (Ctrl+Shift+P)</source>
        <translation>Scegli giocatori, cacciatori e opzioni del tavolo (Ctrl+Shift+P)</translation>
    </message>
</context>
<context>
    <name>dossier::SpecterDesk</name>
    <message>
        <source>Sample game</source>
        <translation>Partita di esempio</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a role, a player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The hunters</source>
        <translation>I cacciatori</translation>
    </message>
    <message>
        <source>%1 (turn %2)</source>
        <comment>how a game ended</comment>
        <translation>%1 (turno %2)</translation>
    </message>
    <message>
        <source>The pages are in %1</source>
        <translation>Le pagine sono in %1</translation>
    </message>
    <message>
        <source>Public facts</source>
        <translation>Fatti pubblici</translation>
    </message>
    <message>
        <source>The public facts are in %1</source>
        <translation>I fatti pubblici sono in %1</translation>
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
        <translation>Salute</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>health lost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Pedina</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Visto l’ultima volta</translation>
    </message>
    <message>
        <source>Objectives: %1</source>
        <translation>Missioni obiettivo: %1</translation>
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
</context>
<context>
    <name>dossier::SpecterPublicBoard</name>
    <message>
        <source>figure on %1</source>
        <translation>pedina in %1</translation>
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
</context>
<context>
    <name>dossier::SpecterPublicSaid</name>
    <message>
        <source>The agent has said nothing yet</source>
        <translation>L’agente non ha ancora detto nulla</translation>
    </message>
    <message>
        <source>The agent says</source>
        <translation>L’agente dice</translation>
    </message>
    <message>
        <source>The agent says: %1</source>
        <translation>L’agente dice: %1</translation>
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
        <source>Specter Ops · turn %1 – for everybody</source>
        <translation>Specter Ops · turno %1 – per tutti</translation>
    </message>
</context>
<context>
    <name>dossier::SpecterSetupPage</name>
    <message>
        <source>Specter Ops: set up the table</source>
        <translation>Specter Ops: prepara il tavolo</translation>
    </message>
    <message>
        <source>Everything is filled in; change what your table has otherwise</source>
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
        <source>Begin with everything as it stands here (Ctrl+Enter)</source>
        <translation>Comincia con tutto come sta qui (Ctrl+Invio)</translation>
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
</context>
<context>
    <name>dossier::SpotMenu</name>
    <message>
        <source>A figure arrives on %1…</source>
        <translation>Arriva una miniatura in %1…</translation>
    </message>
    <message>
        <source>Correct what lies on %1…</source>
        <translation>Correggi ciò che si trova in %1…</translation>
    </message>
    <message>
        <source>Correct something else…</source>
        <translation>Correggi qualcos’altro…</translation>
    </message>
    <message>
        <source>Turn, then: %1</source>
        <comment>what follows the turn</comment>
        <translation>Girati, poi: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>why not, a rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Correct: %1 has %n wound(s)</source>
        <translation>
            <numerusform>Correggi: %1 ha %n ferita</numerusform>
            <numerusform>Correggi: %1 ha %n ferite</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: %1 is not on the map</source>
        <translation>Correggi: %1 non è sulla mappa</translation>
    </message>
    <message>
        <source>Correct where %1 stands…</source>
        <translation>Correggi dove si trova %1…</translation>
    </message>
</context>
<context>
    <name>dossier::StackList</name>
    <message>
        <source>Room cards</source>
        <translation>Carte Stanza</translation>
    </message>
    <message>
        <source>Drag a card onto a room, or press the room&apos;s letter; Alt with ↑ or ↓ changes the order, Delete puts it back into the box</source>
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
        <source>Nobody but the overseer may see it</source>
        <translation>Nessuno lo può vedere tranne il Sorvegliante</translation>
    </message>
    <message>
        <source>Drag cards onto rooms, here or on the board, or press a room&apos;s letter.</source>
        <translation>Trascina le carte sulle stanze, qui o sulla mappa, oppure premi la lettera di una stanza.</translation>
    </message>
    <message>
        <source>Without cards: %1. Drag cards onto rooms, or press a room&apos;s letter.</source>
        <translation>Senza carte: %1. Trascina le carte sulle stanze, oppure premi la lettera di una stanza.</translation>
    </message>
</context>
<context>
    <name>dossier::StagePanel</name>
    <message>
        <source>Add to the attack, for what the weapon says</source>
        <translation>Si aggiunge all’attacco, per quanto dice l’arma</translation>
    </message>
    <message>
        <source>Look %1</source>
        <comment>north, east, south or west</comment>
        <translation>Guarda a %1</translation>
    </message>
    <message>
        <source>Free attack</source>
        <translation>Attacco gratuito</translation>
    </message>
    <message>
        <source>A card gives the attack: it costs nothing but its extras, and needs no turn</source>
        <translation>Lo dà una carta: non costa nulla oltre alle aggiunte e non serve il turno</translation>
    </message>
    <message>
        <source>Why: the rules</source>
        <translation>Perché: le regole</translation>
    </message>
    <message>
        <source>Shows all of it, and the rules that it rests on, over the board</source>
        <translation>Mostra tutto, con le regole su cui si fonda, sopra la plancia</translation>
    </message>
</context>
<context>
    <name>dossier::StanceGrid</name>
    <message>
        <source>speed %1 · def %2/%3 · +%4</source>
        <comment>of a stance: speed, ranged and melee defense, adrenaline</comment>
        <translation>vel. %1 · dif. %2/%3 · +%4</translation>
    </message>
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
</context>
<context>
    <name>dossier::StartCard</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
</context>
<context>
    <name>dossier::StartPage</name>
    <message>
        <source>A companion beside the board. It knows the rules; you decide.</source>
        <translation>Un compagno al tavolo da gioco. Conosce le regole; decidete voi.</translation>
    </message>
</context>
<context>
    <name>dossier::TableCard</name>
    <message>
        <source>The vehicle</source>
        <translation>Il veicolo</translation>
    </message>
    <message>
        <source>The table decides</source>
        <translation>Decide il tavolo</translation>
    </message>
    <message>
        <source>Whose place is put right</source>
        <translation>Di chi si corregge la posizione</translation>
    </message>
    <message>
        <source>The figure that stands elsewhere on your table</source>
        <translation>La pedina che sul vostro tavolo sta altrove</translation>
    </message>
    <message>
        <source>Press the space on the board</source>
        <translation>Premi lo spazio sulla plancia</translation>
    </message>
    <message>
        <source>Stands on…</source>
        <translation>Si trova su…</translation>
    </message>
    <message>
        <source>Puts the figure where it stands on your table, as a correction; Escape gives it up</source>
        <translation>Mette la pedina dove sta sul vostro tavolo, come correzione; Esc rinuncia</translation>
    </message>
    <message>
        <source>Sits in the vehicle</source>
        <translation>È nel veicolo</translation>
    </message>
    <message>
        <source>Puts the hunter into the vehicle, as a correction</source>
        <translation>Mette il cacciatore nel veicolo, come correzione</translation>
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
</context>
<context>
    <name>dossier::TableForm</name>
    <message>
        <source>until the turn ends</source>
        <translation>fino alla fine del turno</translation>
    </message>
    <message>
        <source>until the round ends</source>
        <translation>fino alla fine del round</translation>
    </message>
    <message>
        <source>until it is taken away</source>
        <translation>finché non si toglie</translation>
    </message>
    <message>
        <source>Challenge of a card</source>
        <translation>Sfida di una carta</translation>
    </message>
    <message>
        <source>Action of a card</source>
        <translation>Azione di una carta</translation>
    </message>
    <message>
        <source>Effect begins</source>
        <translation>Comincia un effetto</translation>
    </message>
    <message>
        <source>Effect ends</source>
        <translation>Finisce un effetto</translation>
    </message>
    <message>
        <source>Interrupt</source>
        <translation>Interruzione</translation>
    </message>
    <message>
        <source>Explosion</source>
        <translation>Esplosione</translation>
    </message>
    <message>
        <source>Power tokens</source>
        <translation>Gettoni energia</translation>
    </message>
    <message>
        <source>Piece of the commandos</source>
        <translation>Pezzo dei Comando</translation>
    </message>
    <message>
        <source>Plan for the reserves</source>
        <translation>Piano per le riserve</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>an effect, on somebody</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>radius </source>
        <translation>raggio </translation>
    </message>
    <message>
        <source>hits needed </source>
        <translation>colpi richiesti </translation>
    </message>
    <message>
        <source>tokens </source>
        <translation>gettoni </translation>
    </message>
    <message>
        <source>amount </source>
        <translation>quanto </translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>Pick a space on the board first</source>
        <translation>Scegli prima uno spazio sulla plancia</translation>
    </message>
    <message>
        <source>black </source>
        <translation>neri </translation>
    </message>
    <message>
        <source>red </source>
        <translation>rossi </translation>
    </message>
    <message>
        <source>cost </source>
        <translation>costo </translation>
    </message>
    <message>
        <source>A number that the card or the ability says</source>
        <translation>Un numero che dice la carta o l’abilità</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>Con parole tue</translation>
    </message>
    <message>
        <source>What it is called</source>
        <translation>Come si chiama</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa accade</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Which number</source>
        <translation>Quale numero</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>Quale</translation>
    </message>
    <message>
        <source>Let the app roll</source>
        <translation>Fai tirare al programma</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Procedi</translation>
    </message>
    <message>
        <source>Do what the form says</source>
        <translation>Fa quello che dice il modulo</translation>
    </message>
    <message>
        <source>Close the form (Esc)</source>
        <translation>Chiude il modulo (Esc)</translation>
    </message>
    <message>
        <source>Note of the overseer</source>
        <translation>Nota del Sorvegliante</translation>
    </message>
    <message>
        <source>Note goes</source>
        <translation>Via una nota</translation>
    </message>
    <message>
        <source>Note of a commando</source>
        <translation>Nota di un Comando</translation>
    </message>
    <message>
        <source>It is added to the notes of that player, which nobody else sees: you neither.</source>
        <translation>Si aggiunge alle note di quel giocatore, che nessun altro vede: nemmeno tu.</translation>
    </message>
    <message>
        <source>No notes yet</source>
        <translation>Ancora nessuna nota</translation>
    </message>
</context>
<context>
    <name>dossier::TableMenu</name>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>What the table decides</source>
        <translation>Che cosa decide il tavolo</translation>
    </message>
    <message>
        <source>Challenges, effects, explosions, pieces, plan and notes</source>
        <translation>Sfide, effetti, esplosioni, pezzi, piano e note</translation>
    </message>
    <message>
        <source>The &amp;Crisis Point comes</source>
        <translation>Arriva il Punto di &amp;Crisi</translation>
    </message>
    <message>
        <source>A trigger other than the track brings it</source>
        <translation>Lo porta qualcosa che non è il tracciato</translation>
    </message>
    <message>
        <source>&amp;A substitute token comes</source>
        <translation>Entra un gettone &amp;sostitutivo</translation>
    </message>
    <message>
        <source>Something else stands for a token when the bank is empty</source>
        <translation>Qualcos’altro fa da gettone quando la banca è vuota</translation>
    </message>
    <message>
        <source>A substitute token &amp;goes</source>
        <translation>&amp;Esce un gettone sostitutivo</translation>
    </message>
    <message>
        <source>It leaves the bank again</source>
        <translation>Lascia di nuovo la banca</translation>
    </message>
    <message>
        <source>C&amp;ommandos win</source>
        <translation>Vincono i C&amp;omando</translation>
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
        <source>Corrections, the Crisis Point, the end of the game, and what has no button of its own</source>
        <translation>Correzioni, il Punto di Crisi, la fine della partita e ciò che non ha un pulsante suo</translation>
    </message>
    <message>
        <source>Correct the &amp;table… (Ctrl+T)</source>
        <translation>Correggi il &amp;tavolo… (Ctrl+T)</translation>
    </message>
    <message>
        <source>Make a value as it is at the table</source>
        <translation>Rendi un valore com’è sul tavolo</translation>
    </message>
    <message>
        <source>&amp;Something else… (Ctrl+G)</source>
        <translation>A&amp;ltro… (Ctrl+G)</translation>
    </message>
    <message>
        <source>Steps without a choice &amp;run by themselves</source>
        <translation>I passi senza scelta si fanno da &amp;sé</translation>
    </message>
    <message>
        <source>Timers, transfer, the next turn, refresh and discard need no press when nothing can be chosen</source>
        <translation>Timer, trasferimento, turno seguente, recupero e scarto non chiedono nulla quando non c’è niente da scegliere</translation>
    </message>
</context>
<context>
    <name>dossier::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Linea del tempo</translation>
    </message>
    <message>
        <source>Drag to see the table as it stood earlier (Alt+Left and Alt+Right), Page Up and Page Down go from round to round; nothing is undone by looking</source>
        <translation>Trascina per vedere il tavolo com’era prima (Alt+Sinistra e Alt+Destra), Pag su e Pag giù vanno di round in round; guardando non si annulla niente</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a round, and what can be done</comment>
        <translation>%1. %2</translation>
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
        <source>The tile that the tile’s tool assigns spaces to</source>
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
        <source>Turn timer</source>
        <translation>Timer del turno</translation>
    </message>
    <message>
        <source>Time left for the turn</source>
        <translation>Tempo rimasto per il turno</translation>
    </message>
    <message>
        <source>off</source>
        <comment>no turn timer</comment>
        <translation>spento</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes for a commando&apos;s turn</source>
        <translation>Minuti per il turno di un Comando</translation>
    </message>
    <message>
        <source>How long a commando&apos;s turn may take; nothing ends when it is over</source>
        <translation>Quanto può durare il turno di un Comando; alla fine non si interrompe nulla</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Stops the turn timer, and lets it run on</source>
        <translation>Ferma il timer del turno e lo fa ripartire</translation>
    </message>
    <message>
        <source>♪ On</source>
        <comment>sounds are heard</comment>
        <translation>♪ Sì</translation>
    </message>
    <message>
        <source>♪ Off</source>
        <comment>no sounds are heard</comment>
        <translation>♪ No</translation>
    </message>
    <message>
        <source>Whether round events and the turn timer are heard; they are always seen to flash</source>
        <translation>Se gli eventi del round e il timer del turno si sentono; lampeggiano comunque</translation>
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
        <translation>Copia come domanda: quello che è sullo schermo, come riga per «dossier check» (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>%1: open the figure’s sheet to fill it in</source>
        <translation>%1: apri la scheda della miniatura per inserirlo</translation>
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
        <source>Take this weapon away</source>
        <translation>Toglie quest’arma</translation>
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
        <translation>Aggiunge un’arma da compilare secondo la sua carta</translation>
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
        <translation>Ripristino ignoto</translation>
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
</context>
</TS>
