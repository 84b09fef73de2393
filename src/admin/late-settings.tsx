import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { PageMissing } from '#src/shell/PageMissing.tsx'
import { Coming } from '#src/ui/Coming.tsx'

const LATE = latePart<object>(async () => (await import('./SettingsRoom.tsx')).SettingsRoom)

/** The settings' code comes when an admin wants to see them. */
export function LateSettings() {
  const { Part, isMissing } = useLatePart(LATE)
  if (Part) return <Part />
  return isMissing ? (
    <PageMissing onRetry={LATE.fetch} />
  ) : (
    <Coming error={null} sentence="" onRetry={LATE.fetch} heights={[3, 4, 16]} />
  )
}
