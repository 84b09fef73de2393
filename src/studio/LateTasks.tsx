import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { LoadingScreen } from '#src/shell/LoadingScreen.tsx'
import { PageMissing } from '#src/shell/PageMissing.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { useTranslation } from 'react-i18next'

const page = latePart<object>(async () => (await import('./tasks/TaskPage.tsx')).TaskPage)
const room = latePart<{ work: DraftWork }>(async () => (await import('./tasks/TasksHere.tsx')).TasksHere)

/** Where a task is written, in a chunk of its own: those who only change files never fetch it. */
export function LateTaskPage() {
  const { Part, isMissing } = useLatePart(page)
  if (Part) return <Part />
  return isMissing ? <PageMissing onRetry={page.fetch} /> : <LoadingScreen />
}

/** The room that lists them. */
export function LateTasksRoom({ work }: { work: DraftWork }) {
  const { t } = useTranslation()
  const { Part, isMissing } = useLatePart(room)
  if (Part) return <Part work={work} />
  return isMissing ? (
    <PageMissing onRetry={room.fetch} />
  ) : (
    <Coming error={null} sentence={t('authoring.unread')} onRetry={room.fetch} heights={[3, 20]} />
  )
}
