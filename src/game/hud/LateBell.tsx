import { latePart, useLatePart } from '#src/lib/late-part.ts'

const bell = latePart<{ isMobile: boolean }>(async () => (await import('./Bell.tsx')).Bell)

/** Whether I am told outside the app; its code comes after the map. */
export function LateBell(props: { isMobile: boolean }) {
  const { Part } = useLatePart(bell)
  return Part && <Part {...props} />
}
