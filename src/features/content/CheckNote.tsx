import { CheckProgress } from './parts/CheckProgress.tsx'
import type { Check } from './use-check.ts'

/** How far the check of a draft is, where another page shows it. */
export function CheckNote({ check }: { check: Check }) {
  return <CheckProgress check={check} />
}
