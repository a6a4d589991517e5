export const formatPercent = (share: number) => `${(100 * share).toFixed(0)} %`;
export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
