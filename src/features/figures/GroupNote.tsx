import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupChoice, GroupNames } from '#shared/contract/figure-group.ts'
import { Notice } from '#src/ui/Notice.tsx'

interface GroupNoteProps {
  choice: GroupChoice
  names: GroupNames
  /** The same list with everybody in it. */
  everybodyHref: string
}

/** Over a list that shows only those whom figures mean: who they are, and the way back to all. */
export function GroupNote({ choice: { progress, how }, names, everybodyHref }: GroupNoteProps) {
  const { t } = useTranslation()
  const { adventure, task, mission } = names
  const place = task ?? mission
  return (
    <Notice>
      {progress
        ? t('figures.group.progress', { adventure, progress: t(`figures.progress.${progress}`) })
        : t('figures.group.all', { adventure })}{' '}
      {place !== null &&
        (how
          ? t('figures.group.lastHow', { place, how: t(`figures.stops.${how}`) })
          : t('figures.group.last', { place }))}{' '}
      <a href={everybodyHref} onClick={focusHeading}>
        {t('figures.group.everybody')}
      </a>
    </Notice>
  )
}

/** The note leaves with its link: the focus goes on from the head of the page, not from nowhere. */
function focusHeading({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('main')?.querySelector('h1')?.focus({ preventScroll: true })
}
