/**
 * Decides what equal lines leave open: of two blank lines, either can be the new one. Lines that changed in one text
 * join others that they can reach, then go where the other text has changed too, and else as far down as they can. So
 * two comparisons with one text tell the same change alike, and changes are as few as they can be. It is what git does.
 * @param {Int32Array} lines of the text
 * @param {number[]} gaps how many of them changed before each line that stays, and after the last; these are settled
 * @param {number[]} others the same of the other text
 */
export function settle(lines, gaps, others) {
  let from = 0;
  for (let gap = 0; gap < gaps.length; gap++) {
    if (gaps[gap] > 0)
      ({ gap, from } = settleGroup({ gap, from, size: gaps[gap] }, lines, gaps, others));
    from += gaps[gap] + 1;
  }
}

function settleGroup(group, lines, gaps, others) {
  let best = -1;
  let before = 0;
  gaps[group.gap] = 0;
  while (group.size !== before) {
    before = group.size;
    while (group.gap > 0 && lines[group.from - 1] === lines[group.from + group.size - 1]) {
      group.from -= 1 + gaps[--group.gap];
      takeIn(group, gaps);
    }
    best = others[group.gap] > 0 ? group.gap : -1;
    while (group.gap < gaps.length - 1 && lines[group.from] === lines[group.from + group.size]) {
      group.from++;
      group.gap++;
      takeIn(group, gaps);
      if (others[group.gap] > 0) best = group.gap;
    }
  }
  if (best >= 0) {
    group.from -= group.gap - best;
    group.gap = best;
  }
  gaps[group.gap] = group.size;
  return group;
}

/** The lines that changed in a gap are of the group that has come there. */
function takeIn(group, gaps) {
  group.size += gaps[group.gap];
  gaps[group.gap] = 0;
}
