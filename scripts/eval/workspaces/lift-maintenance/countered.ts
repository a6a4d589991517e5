/** Declares as false that nothing is done about false alarms at night. */
export const nightAlerts = {
  says: [
    "rien n'est prévu|rien n'est dit|rien de prévu|aucune parade|aucune mesure|aucune réponse|sans parade|sans réponse",
    "fausses",
  ],
  because: "At night only a stop with a call wakes somebody.",
};
