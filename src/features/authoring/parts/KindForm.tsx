import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { TaskContent } from '#shared/scene/tasks/task.ts'
import type { LatePart } from '#src/lib/late-part.ts'
import { useLatePart } from '#src/lib/late-part.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from '../Authoring.module.css'
import { kindOf } from '../rules/outline.ts'
import { ScalarFields } from '../ScalarFields.tsx'
import { useWriting } from '../use-writing.ts'
import { editPartsOf } from './use-edit-parts.ts'
import { PartWords } from './PartWords.tsx'

/** What the kind of the task asks: the form that it brings, or one of what its schema and its words have. */
export function KindForm() {
  const { t } = useTranslation()
  const { file } = useWriting()
  const kind = kindOf(file)
  const own = editPartsOf(kind)
  if (own) return <OwnForm late={own.Form} />
  const shape = shapeOf(kind)
  if (!shape) return <Notice tone="warn">{t('authoring.unreadable')}</Notice>
  return (
    <div className={styles.stack}>
      <Notice tone="info">{t('authoring.generic')}</Notice>
      <ScalarFields shape={shape} at={['content']} />
      <PartWords />
    </div>
  )
}

function OwnForm({ late }: { late: LatePart<object> }) {
  const { t } = useTranslation()
  const { Part, isMissing } = useLatePart(late)
  if (Part) return <Part />
  if (!isMissing) return <Skeleton height="20rem" />
  return <Button onClick={() => void late.fetch()}>{t('authoring.fetchForm')}</Button>
}

/** What the content of a kind may hold; null for what is none. */
function shapeOf(kind: string): Readonly<Record<string, z.core.$ZodType>> | null {
  for (const { shape } of TaskContent.def.options.map(({ def }) => def))
    if (shape.type.def.values.some((type) => type === kind)) return shape
  return null
}
