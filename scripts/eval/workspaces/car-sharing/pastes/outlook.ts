import type { PasteReference } from "../../../reference";

export const outlook: PasteReference = {
  name: "Mailverlauf aus Outlook",
  initiative: "Öffnen per Handy",
  parts: [
    {
      is: "frame",
      text: "Von: Cordula Thiem <thiem@deichschutz-versicherung.example>\nGesendet: Donnerstag, 26. November 2026 11:08\nAn: Jette Wohlers\nCc: Ulf Petersen\nBetreff: AW: AW: Schlüssel im Fahrzeug",
    },
    {
      is: "noise",
      text: "ACHTUNG: Diese E-Mail stammt von einem externen Absender. Klicken Sie nicht auf Links und öffnen Sie keine Anhänge, wenn Sie den Absender nicht kennen.",
    },
    { is: "noise", text: "Guten Tag Frau Wohlers," },
    { is: "noise", text: "vielen Dank für Ihre Geduld, ich war letzte Woche nicht im Haus." },
    {
      is: "compliance_requirements",
      text: "Nach § 81 VVG darf der Versicherer die Leistung kürzen, wenn der Schlüssel sichtbar im Auto liegt. Er muss in einem verschlossenen Fach liegen, das ohne Freigabe nicht aufgeht.",
    },
    {
      is: "risk",
      text: "Bedenken haben wir außerdem wegen Ihrer drei Twingo mit Stoffdach: Ein aufgeschnittenes Dach könnte künftig als grob fahrlässig gelten.",
    },
    {
      is: "noise",
      text: "Mit freundlichen Grüßen\n\ni. A. Cordula Thiem\nGewerbekunden Nord\n\nDeichschutz Versicherung a. G.\nAm Markt 4 | 25899 Niebüll\nTel. +49 4661 0000-0 | www.deichschutz-versicherung.example",
    },
    {
      is: "noise",
      text: "Diese E-Mail enthält vertrauliche und/oder rechtlich geschützte Informationen. Wenn Sie nicht der richtige Adressat sind, informieren Sie bitte sofort den Absender und vernichten Sie diese Mail.\nVorstand: Dr. Hinrich Bahnsen (Vors.), Elke Ohlsen · Sitz: Niebüll · Amtsgericht Flensburg HRB 0000",
    },
    {
      is: "frame",
      text: "Von: Jette Wohlers <jette@landflitz.example>\nGesendet: Montag, 16. November 2026 17:31\nAn: Cordula Thiem\nBetreff: AW: Schlüssel im Fahrzeug",
    },
    {
      is: "noise",
      text: "Sie erhalten nicht oft E-Mails von jette@landflitz.example. Erfahren Sie, warum dies wichtig ist",
    },
    { is: "noise", text: "Hallo Frau Thiem," },
    {
      is: "decision",
      text: "wir haben intern entschieden, dass der Schlüssel in einem Halter mit Kabel im Handschuhfach steckt. Ein Fach im Kofferraum haben wir verworfen, weil man dafür erst die Klappe braucht.",
    },
    {
      is: "market_research",
      text: "Zum Vergleich die Zahlen, nach denen Sie gefragt hatten: 2025 hatten wir bei 19.800 Fahrten keinen Diebstahl und 3 eingeschlagene Scheiben.",
    },
    { is: "noise", text: "Rufen Sie mich gern an, dienstags bin ich ab zehn am Platz." },
    { is: "noise", text: "Liebe Grüße aus Gellmersen\nJette" },
    {
      is: "noise",
      text: "Landflitz eG | Bahnhofstr. 2 | Gellmersen\nBitte prüfen Sie, ob diese Mail wirklich ausgedruckt werden muss.",
    },
  ],
};
