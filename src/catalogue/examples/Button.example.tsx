import type { Example } from '#src/catalogue/example.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArrowRightIcon, PlayIcon } from '#src/ui/icons.ts'

export const example: Example = {
  about: 'Does something. One primary button a surface; danger takes something away for good.',
  isInteractive: true,
  states: [
    { name: 'Primary', show: ({ words, material }) => <Button material={material}>{words.action}</Button> },
    {
      name: 'Secondary',
      show: ({ words, material }) => (
        <Button variant="secondary" material={material}>
          {words.action}
        </Button>
      ),
    },
    {
      name: 'Danger',
      show: ({ words, material }) => (
        <Button variant="danger" material={material}>
          {words.action}
        </Button>
      ),
    },
    {
      name: 'With an icon before',
      show: ({ words, material }) => (
        <Button material={material} icon={<PlayIcon size="1.25rem" weight="fill" />}>
          {words.action}
        </Button>
      ),
    },
    {
      name: 'With an icon after',
      show: ({ words, material }) => (
        <Button variant="secondary" material={material} iconAfter={<ArrowRightIcon size="1.25rem" />}>
          {words.action}
        </Button>
      ),
    },
    {
      name: 'Loading',
      show: ({ words, material }) => (
        <Button material={material} loadingVerb={words.working}>
          {words.action}
        </Button>
      ),
    },
    {
      name: 'Disabled, with the reason',
      // the reason is written in the ink of paper
      on: ['paper'],
      show: ({ words, material }) => (
        <Button material={material} disabledReason={words.reason}>
          {words.action}
        </Button>
      ),
    },
    {
      name: 'Disabled natively',
      show: ({ words, material }) => (
        <Button material={material} disabled>
          {words.action}
        </Button>
      ),
    },
    {
      name: 'As wide as its place, for a thumb',
      show: ({ words, material }) => (
        <Button material={material} size="thumb" wide>
          {words.action}
        </Button>
      ),
    },
  ],
}
