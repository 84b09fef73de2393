import type { Example } from '#src/catalogue/example.ts'
import { FAILED_REQUEST } from '#src/catalogue/failed-request.ts'
import { RequestId } from '#src/ui/RequestId.tsx'

export const example: Example = {
  about: 'The number of the request that failed, to be copied into a report. Nothing where there is none.',
  on: ['paper'],
  isInteractive: true,
  states: [{ name: 'A request failed', show: () => <RequestId of={FAILED_REQUEST} /> }],
}
