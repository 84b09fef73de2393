import type { Example } from '#src/catalogue/example.ts'
import { StepDots } from '#src/ui/StepDots.tsx'

export const example: Example = {
  about: 'A few steps and how many are done. It says nothing: the words stand beside it.',
  states: [
    { name: 'None', show: () => <StepDots done={0} /> },
    { name: 'Some', show: () => <StepDots done={2} /> },
    { name: 'All', show: () => <StepDots done={3} /> },
    { name: 'Of seven', show: () => <StepDots done={4} total={7} /> },
  ],
}
