import { latePart, useLatePart } from '#src/lib/late-part.ts'

const watch = latePart<object>(async () => (await import('./ShellWatch.tsx')).ShellWatch)

export function LateShellWatch() {
  const { Part } = useLatePart(watch)
  return Part && <Part />
}
