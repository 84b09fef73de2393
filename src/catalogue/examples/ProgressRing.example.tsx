import type { Example, ExampleState } from '#src/catalogue/example.ts'
import { ProgressRing, type ProgressRingProps } from '#src/ui/ProgressRing.tsx'

export const example: Example = {
  about:
    'Three shapes, so that grey-scale is enough: an arc with its percent, a disc with a check, a dashed track with a lock.',
  states: [
    { name: 'Nothing yet', show: ring({ percent: 0 }) },
    { name: 'Percent', show: ring({ percent: 40 }) },
    { name: 'Done', show: ring({ state: 'done' }) },
    { name: 'Done before the player’s eyes', show: ring({ state: 'done', isNews: true }) },
    { name: 'Locked', show: ring({ state: 'locked' }) },
    { name: 'Large', show: ring({ percent: 40, size: 72 }) },
    { name: 'Large and done', show: ring({ state: 'done', size: 72 }) },
  ],
}

/** On paper it has a disc of night of its own. */
function ring(props: ProgressRingProps): ExampleState['show'] {
  return ({ words, material }) => (
    <ProgressRing {...props} label={words.name} {...(material === 'paper' && { material: 'night' })} />
  )
}
