/** A model that is installed and cannot be loaded. */
export const modelSource = async () => ({});

export const initModel = async () => {
  throw new Error("A shard of the weights is cut short.");
};
