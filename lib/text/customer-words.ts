/** Words for customers and users, in English, German, Dutch and French. */
export const CUSTOMERS = `(?:${[
  "customers|clients|users|members|visitors|guests|patients|tenants",
  "kund(?:en|innen)|nutzer(?:n|innen)?|mitgliedern?|gästen?|besucher(?:n|innen)?|patient(?:en|innen)|mieter(?:n|innen)?",
  "klanten|gebruikers|leden|bezoekers|gasten|patiënten|huurders",
  "utilisateurs|adhérents|visiteurs|locataires",
].join("|")})`;
