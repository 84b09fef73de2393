import type { Example, ExampleState } from '#src/catalogue/example.ts'
import { ProgressBar, type ProgressBarVariant } from '#src/ui/ProgressBar.tsx'

const VARIANTS: readonly ProgressBarVariant[] = [
  'infoBox',
  'achievement',
  'lastAchievementBar',
  'openMobile',
  'leaderPanel',
  'adventureChoice',
]

export const example: Example = {
  about: 'How much is done: bright is done, pale is left. Each place has its own room for bar and words.',
  states: [
    ...VARIANTS.map((variant): ExampleState => ({
      name: variant,
      show: ({ words, material }) => (
        <ProgressBar
          percent={40}
          label={words.name}
          variant={variant}
          hasPercent
          // what stands below is written in the ink of paper
          bottomLabel={material === 'paper' && words.options[0]}
        />
      ),
    })),
    { name: 'Without words', show: ({ words }) => <ProgressBar percent={40} label={words.name} /> },
    { name: 'Colour one', show: ({ words }) => <ProgressBar percent={60} label={words.name} color={1} /> },
    { name: 'Colour two', show: ({ words }) => <ProgressBar percent={60} label={words.name} color={2} /> },
    { name: 'Nothing yet', show: ({ words }) => <ProgressBar percent={0} label={words.name} hasPercent /> },
    { name: 'All', show: ({ words }) => <ProgressBar percent={100} label={words.name} hasPercent /> },
    { name: 'Fills itself', show: ({ words }) => <ProgressBar percent={80} label={words.name} animated /> },
  ],
}
