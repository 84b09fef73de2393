import { CheckProgress } from './parts/CheckProgress.tsx'
import type { Check } from './use-check.ts'

/** How far the check of a draft is, where another page shows it. @param props.href where all that it found stands */
export function CheckNote(props: { check: Check; href?: string }) {
  return <CheckProgress {...props} />
}
