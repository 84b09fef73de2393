import { useQuery } from '@tanstack/react-query'
import { DueChip } from '#src/features/adventures/DueChip.tsx'
import { myDueQuery } from '#src/features/adventures/queries.ts'

/** Until when the adventure that is played should be done; nothing where no day is set, or it is. */
export function MyDue() {
  const { data: due } = useQuery(myDueQuery)
  return due ? <DueChip due={due} /> : null
}
