import type { PasteReference } from "../../reference";

const chat: PasteReference = {
  name: "Chat der Lagergruppe",
  initiative: "Rücklauf mit RFID",
  parts: [
    { is: "frame", text: "Chatverlauf „Lager & Dispo“, exportiert am 24.11.2026" },
    { is: "noise", text: "[23.11.26, 06:58] Sven Dörr: Moin zusammen" },
    { is: "noise", text: "[23.11.26, 07:01] Ole: moin ☕" },
    {
      is: "user_feedback",
      text: "[23.11.26, 07:04] Katja Dispo: Der Tontechniker vom Staatstheater hat sich gerade beschwert, in seinem Funkcase lagen wieder leere Akkus und ein fremder Taschensender. Wortlaut: „Bei euch muss man alles dreimal nachzählen.“",
    },
    { is: "noise", text: "[23.11.26, 07:05] Ole: 🙈" },
    {
      is: "risk",
      text: "[23.11.26, 07:12] Mirko: Meine Sorge beim Tor: wenn zwei Lkw gleichzeitig an Rampe 1 und 2 stehen, könnte es die Cases vom falschen mitlesen. Dann bucht es uns Zeug auf den falschen Auftrag.",
    },
    {
      is: "technical_constraint",
      text: "[23.11.26, 07:20] Ruben Falk: Zur Info, das WLAN an der Rampe schafft maximal 2 Mbit/s und reißt hinter dem Stahltor ganz ab. Das Lesegerät muss per Kabel ans Netz, anders geht es technisch nicht.",
    },
    {
      is: "feature_idea",
      text: "[23.11.26, 07:31] Katja Dispo: Vorschlag: könnte man auf dem Monitor gleich anzeigen, welches Case am selben Tag wieder raus muss? Dann stellt ihr es gar nicht erst ins Regal.",
    },
    { is: "noise", text: "[23.11.26, 07:33] Mirko: 👍" },
    {
      is: "decision",
      text: "[23.11.26, 08:15] Jule Hartwig: Entschieden, nach Rücksprache mit Sven: Leuchtmittel und Gaffa bekommen keine Tags. Verbrauchsmaterial läuft weiter über die Strichliste.",
    },
    {
      is: "noise",
      text: "[23.11.26, 08:17] Sven Dörr: Wer hat den Stapler nicht an die Steckdose gehängt??",
    },
    { is: "noise", text: "[23.11.26, 08:19] Ole: sorry, ich wars" },
  ],
};

const minutes: PasteReference = {
  name: "Protokoll Jour fixe",
  initiative: "Rücklauf mit RFID",
  parts: [
    { is: "frame", text: "Protokoll Jour fixe Rücklauf, 26. November 2026, Besprechungsraum oben" },
    { is: "noise", text: "Anwesend: Jule, Sven, Ruben, Katja. Entschuldigt: Tom (krank)." },
    { is: "noise", text: "Das Protokoll vom letzten Mal wurde ohne Änderung angenommen." },
    { is: "frame", text: "TOP 1: Ziel für die Parallelphase" },
    {
      is: "goal",
      text: "Bis 31. März 2027 erkennt das Tor mindestens 97 % der Cases beim ersten Durchfahren. Im Versuch lagen wir bei 93 %.",
    },
    { is: "frame", text: "TOP 2: Beschlüsse" },
    {
      is: "decision",
      text: "Beschlossen: Die Tags werden außen am Case unter dem Griff angebracht und nicht im Deckel, weil die Deckel beim Laden getauscht werden. Geprüft und verworfen wurde der Boden, dort reiben die Rollen.",
    },
    { is: "frame", text: "TOP 3: Recht" },
    {
      is: "compliance_requirements",
      text: "Die Datenschutzbeauftragte verlangt nach Art. 30 DSGVO einen Eintrag im Verzeichnis der Verarbeitungstätigkeiten, bevor das Tor in Betrieb geht.",
    },
    { is: "frame", text: "TOP 4: Zahlen" },
    {
      is: "market_research",
      text: "Katja hat den Oktober ausgezählt: 48 Rückläufe, davon 11 mit Fehlmeldung, also 23 %. Median bis zur Buchung 17 Stunden.",
    },
    { is: "frame", text: "TOP 5: Was sonst noch schiefgehen kann" },
    {
      is: "risk",
      text: "Ruben ist der Einzige, der Rentio betreuen kann. Fällt er im Januar aus, verschiebt sich das Update und damit der Start. Eine Vertretung gibt es nicht.",
    },
    { is: "frame", text: "TOP 6: Verschiedenes" },
    {
      is: "noise",
      text: "Die Weihnachtsfeier ist am 18. Dezember, Petra sammelt die Essenswünsche.",
    },
    { is: "noise", text: "Nächster Termin: Donnerstag, 10. Dezember, 9 Uhr, bitte pünktlich." },
  ],
};

const interview: PasteReference = {
  name: "Telefonat mit einem Dry-Hire-Kunden",
  initiative: "Dry-Hire-Portal",
  parts: [
    { is: "frame", text: "Telefonat mit Henrike Sauer, Sauer Ton & Licht, 19.11.2026" },
    { is: "frame", text: "Notizen: Tom Reuter" },
    {
      is: "noise",
      text: "Verbindung am Anfang schlecht, sie saß im Auto, haben nach fünf Minuten neu gewählt.",
    },
    { is: "frame", text: "Über sie" },
    {
      is: "target_users",
      text: "Typisch für unsere kleineren Kunden: zwei Leute, eigenes Grundset, alles Größere wird dazugemietet, meist für Schulen und Vereine.",
    },
    { is: "frame", text: "Wie läuft es heute?" },
    {
      is: "user_feedback",
      text: "„Ich rufe an, dann heißt es, der Kollege meldet sich, und dann telefoniere ich drei Tage hinterher. Das nervt mich jedes Mal.“",
    },
    { is: "frame", text: "Wo mietet sie sonst?" },
    {
      is: "key_competitors",
      text: "Tonkiste in Fulda. Die haben seit dem Sommer einen Onlinekalender und nehmen für die Lieferung bis 50 km nur 39 €.",
    },
    { is: "frame", text: "Was würde helfen?" },
    {
      is: "feature_idea",
      text: "Sie wünscht sich, dass man die letzte Bestellung mit einem Klick noch mal buchen kann, nur mit neuem Datum.",
    },
    { is: "frame", text: "Nach dem Gespräch notiert" },
    {
      is: "goal",
      text: "Ziel bis Ende Juni 2028: 80 % der Anfragen werden innerhalb von zwei Stunden beantwortet, heute sind es 22 %.",
    },
    {
      is: "risk",
      text: "Bedenken von mir: Wenn jeder selbst bucht, könnten Anfänger Geräte mieten, die sie nicht bedienen können, und wir haben am Samstagabend die Anrufe.",
    },
    { is: "noise", text: "Sie lässt Petra schön grüßen." },
    { is: "noise", text: "Ich rufe sie im Januar noch mal an, sie ist ab dem 14. im Urlaub." },
  ],
};

export const pastes: readonly PasteReference[] = [chat, minutes, interview];
