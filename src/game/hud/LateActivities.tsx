import { latePart, useLatePart } from '#src/lib/late-part.ts'

const activities = latePart<object>(async () => (await import('./map-widgets.ts')).Activities)

/** The latest activities, which come a while after the map does. */
export function LateActivities() {
  const { Part } = useLatePart(activities)
  return Part && <Part />
}
