import { latePart, useLatePart, type LatePart } from '#src/lib/late-part.ts'
import { PageMissing } from '#src/shell/PageMissing.tsx'
import { Coming } from '#src/ui/Coming.tsx'

// one chunk: what they share is nobody else's
const SETTINGS = latePart<object>(async () => (await import('./tenant-rooms.ts')).SettingsRoom)
const SETUP = latePart<object>(async () => (await import('./tenant-rooms.ts')).SetupRoom)
const AUDIT = latePart<object>(async () => (await import('./AuditRoom.tsx')).AuditRoom)
const API = latePart<object>(async () => (await import('./ApiRoom.tsx')).ApiRoom)

/** The settings' code comes when an admin wants to see them. */
export function LateSettings() {
  return <LateRoom part={SETTINGS} />
}

/** Likewise the guided set-up's. */
export function LateSetup() {
  return <LateRoom part={SETUP} />
}

/** Likewise the audit log's. */
export function LateAudit() {
  return <LateRoom part={AUDIT} />
}

/** Likewise the description of the API. */
export function LateApi() {
  return <LateRoom part={API} />
}

function LateRoom({ part }: { part: LatePart<object> }) {
  const { Part, isMissing } = useLatePart(part)
  if (Part) return <Part />
  return isMissing ? (
    <PageMissing onRetry={part.fetch} />
  ) : (
    <Coming error={null} sentence="" onRetry={part.fetch} heights={[3, 4, 16]} />
  )
}
