import { InfoCardBesideLabel } from '#src/catalogue/InfoCardBesideLabel.tsx'
import type { Example } from '#src/catalogue/example.ts'

export const example: Example = {
  about: 'Paper beside a label on the map, its tail on it. Placed by what else stands there.',
  on: ['night'],
  states: [
    { name: 'Beside a label', show: ({ words }) => <InfoCardBesideLabel words={words} hasCross={false} /> },
    { name: 'Stays until it is closed', show: ({ words }) => <InfoCardBesideLabel words={words} hasCross /> },
  ],
}
