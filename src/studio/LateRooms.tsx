import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompareRoom } from '#src/features/content/CompareRoom.tsx'
import type { HistoryRoom } from '#src/features/content/HistoryRoom.tsx'
import { latePart, useLatePart, type LatePart } from '#src/lib/late-part.ts'
import { PageMissing } from '#src/shell/PageMissing.tsx'
import { Coming } from '#src/ui/Coming.tsx'

type CompareProps = ComponentProps<typeof CompareRoom>
type HistoryProps = ComponentProps<typeof HistoryRoom>

const compare = latePart<CompareProps>(
  async () => (await import('#src/features/content/CompareRoom.tsx')).CompareRoom,
)
const history = latePart<HistoryProps>(
  async () => (await import('#src/features/content/HistoryRoom.tsx')).HistoryRoom,
)

/** Rooms of an adventure that are opened now and then, each in a chunk of its own. */
export function LateCompareRoom(props: CompareProps) {
  const { Part, isMissing } = useLatePart(compare)
  return Part ? <Part {...props} /> : <OnItsPath late={compare} isMissing={isMissing} />
}

export function LateHistoryRoom(props: HistoryProps) {
  const { Part, isMissing } = useLatePart(history)
  return Part ? <Part {...props} /> : <OnItsPath late={history} isMissing={isMissing} />
}

function OnItsPath<Props>({ late, isMissing }: { late: LatePart<Props>; isMissing: boolean }) {
  const { t } = useTranslation()
  if (isMissing) return <PageMissing onRetry={late.fetch} />
  return <Coming error={null} sentence={t('content.unread')} onRetry={late.fetch} heights={[3, 20]} />
}
