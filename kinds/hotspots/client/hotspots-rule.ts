import type { Judged } from '#src/features/tasks/play/judged.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

/** Where something is the server alone knows: until it says so a press is on its way. */
export const hotspotsRule: PlayRule<'hotspots'> = {
  kind: 'hotspots',
  judged: ({ found, decoys, misses }) => [
    ...found.map(({ key }): Judged => ({ key, verdict: 'right' })),
    ...decoys.map(({ key }): Judged => ({ key, verdict: 'wrong' })),
    ...misses.map((_, index): Judged => ({ key: `miss ${index}`, verdict: 'wrong' })),
  ],
  apply: (state) => state,
  merge: () => null,
}
