import type { Example } from '#src/catalogue/example.ts'
import { LoadNewVersion } from '#src/ui/LoadNewVersion.tsx'

export const example: Example = {
  about: 'Loads the newest version, where the page is too old for what it should show.',
  on: ['paper', 'night'],
  states: [{ name: 'At rest', show: () => <LoadNewVersion /> }],
}
