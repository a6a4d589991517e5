import type { PasteReference } from "../../reference";

const initiative = "Lancering Grendel Eén";

const chat: PasteReference = {
  name: "Slack #lancering",
  initiative,
  parts: [
    { is: "frame", text: "#lancering – export 19 november 2026" },
    {
      is: "noise",
      text: "[09:02] joris: goeiemorgen\n[09:03] anil: koffie is op, ik haal nieuwe ☕",
    },
    {
      is: "technical_constraint",
      text: "[09:11] anil: even over de doos: lithiumbatterijen mogen niet los mee met PostNL, alleen ingebouwd en met UN3481-sticker. Max 2 sloten per pakket.",
    },
    {
      is: "user_feedback",
      text: '[09:20] femke: Marleen van Fietshuis Zwolle belde. "Als ik het zelf moet koppelen met elke klant ben ik een half uur kwijt, dat doe ik niet."',
    },
    {
      is: "feature_idea",
      text: "[09:24] anil: dan maken we een winkelmodus: koppelen met een QR-code onder het slot, klaar in één minuut",
    },
    { is: "noise", text: "[09:25] femke: 👍\n[09:31] joris: wie heeft mijn oplader" },
    {
      is: "decision",
      text: "[09:48] femke: Joris en ik hebben net besloten: logistiek wordt Veenstra in Tilburg, niet Montapp. Scheelt 1,10 euro per pakket en ze pakken retouren uit.",
    },
    {
      is: "risk",
      text: "[10:05] joris: Brno zegt nu dat de motortjes uit Shenzhen pas 20 januari komen. Als dat week 5 wordt halen we de beurs niet met echte sloten.",
    },
    {
      is: "key_competitors",
      text: "[10:12] anil: gezien? Sluyter geeft in december 30 euro korting, dus 139. Zonder abonnement werkt het alarm nog steeds niet.",
    },
    {
      is: "goal",
      text: "[10:15] femke: doel voor de wachtlijst: van 640 naar 1.500 mensen op 1 februari",
    },
    {
      is: "noise",
      text: "[10:16] anil: pfff\n[10:16] anil: oké, ambitieus is ook leuk\n[12:30] joris: lunch?",
    },
  ],
};

const table: PasteReference = {
  name: "bestellingen van winkels",
  initiative,
  parts: [
    { is: "frame", text: "Winkel\tPlaats\tWat ze zeiden" },
    {
      is: "user_feedback",
      text: "De Spaak\tBreda\twil een display op de toonbank, anders verkoopt het niet",
    },
    {
      is: "user_feedback",
      text: "Rijwielhuis Kok\tUtrecht\tvindt 149 te duur naast een ART-slot van 45",
    },
    { is: "user_feedback", text: "Velo Gent\tGent\tklanten vragen of het in de vorst werkt" },
    {
      is: "user_feedback",
      text: "Fietsen Janssen\tVenlo\tzou 25 stuks nemen als er een Duitse handleiding bij zit",
    },
    {
      is: "noise",
      text: "Bike Totaal\tAssen\tnog niet gebeld\nHans Kampen\tHoorn\tna de vakantie terugbellen",
    },
  ],
};

export const pastes = [chat, table];
