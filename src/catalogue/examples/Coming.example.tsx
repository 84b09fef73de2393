import type { Example } from '#src/catalogue/example.ts'
import { FAILED_REQUEST } from '#src/catalogue/failed-request.ts'
import { nothing } from '#src/catalogue/nothing.ts'
import { Coming } from '#src/ui/Coming.tsx'

export const example: Example = {
  about: 'In the place of what has not come yet, or did not come.',
  on: ['paper'],
  states: [
    {
      name: 'It may still come (after 300 ms)',
      show: ({ words }) => <Coming error={null} sentence={words.error} onRetry={nothing} />,
    },
    {
      name: 'Of other lines',
      show: ({ words }) => (
        <Coming error={null} sentence={words.error} onRetry={nothing} heights={[1.5, 6, 3]} />
      ),
    },
    {
      name: 'It did not come',
      show: ({ words }) => <Coming error={FAILED_REQUEST} sentence={words.error} onRetry={nothing} />,
    },
  ],
}
