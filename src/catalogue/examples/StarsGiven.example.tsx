import type { Example } from '#src/catalogue/example.ts'
import { StarsGiven } from '#src/ui/StarsGiven.tsx'

export const example: Example = {
  about: 'A rating that was given, to be read.',
  on: ['paper'],
  states: [
    { name: 'None', show: ({ words }) => <StarsGiven stars={0} starsNumber={5} label={words.name} /> },
    { name: 'In a row', show: ({ words }) => <StarsGiven stars={4} starsNumber={5} label={words.name} /> },
    {
      name: 'Large',
      show: ({ words }) => <StarsGiven stars={3} starsNumber={5} label={words.name} size="large" />,
    },
  ],
}
