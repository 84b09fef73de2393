import type { Example } from '#src/catalogue/example.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'

export const example: Example = {
  about: 'The shape of what comes. Nothing shows before 300 ms: what comes at once needs no skeleton.',
  on: ['paper'],
  states: [
    { name: 'A bone', show: () => <Skeleton /> },
    { name: 'Measured', show: () => <Skeleton width="8rem" height="3rem" /> },
    {
      name: 'A group',
      show: ({ words }) => (
        <SkeletonGroup label={words.working} delay={0}>
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton />
          <Skeleton width="80%" />
        </SkeletonGroup>
      ),
    },
  ],
}
