import type { Example } from '#src/catalogue/example.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { CheckIcon } from '#src/ui/icons.ts'

export const example: Example = {
  about: 'An icon and a word that tell a state; never pressed.',
  on: ['paper'],
  states: (['soft', 'plain', 'night', 'good', 'warn', 'bad'] as const).flatMap((tone) => [
    { name: tone, show: ({ words }) => <Chip tone={tone}>{words.name}</Chip> },
    {
      name: `${tone}, with an icon`,
      show: ({ words }) => (
        <Chip tone={tone} icon={<CheckIcon weight="bold" />}>
          {words.options[1]}
        </Chip>
      ),
    },
  ]),
}
