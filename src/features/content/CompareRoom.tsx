import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ContentVersion } from '#shared/contract/content.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { isFailure } from '#src/lib/failure.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ArrowLeftIcon } from '#src/ui/icons.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import styles from './parts/Compare.module.css'
import { ComparedRow } from './parts/ComparedRow.tsx'
import rooms from './parts/Content.module.css'
import { comparisonQuery, versionsQuery } from './queries.ts'
import { comparable, comparedIn, type Compared, type Comparison } from './rules/compared.ts'
import { byGroup } from './rules/library-groups.ts'
import type { DraftWork } from './use-draft-work.ts'

export type { Comparison }

interface CompareRoomProps {
  work: DraftWork
  /** As the address says them. */
  asked: { before: string | null; after: string | null }
  versionsHref: string
  onChoose: (comparison: Comparison) => void
}

/** What differs between two versions, or between a version and the draft (WORLD-3). */
export function CompareRoom({ work, asked, versionsHref, onChoose }: CompareRoomProps) {
  const { t } = useTranslation()
  const { folder, draft } = work.adventure
  const { data, error, refetch } = useQuery(versionsQuery(folder))
  if (!data)
    return <Coming error={error} sentence={t('content.unreadVersions')} onRetry={refetch} heights={[4, 12]} />
  const all = comparable(data.versions, draft !== null)
  const after = comparedIn(asked.after) ?? all[0]
  const before = [comparedIn(asked.before), ...all.filter((one) => one !== after)].find(
    (one) => typeof one === 'number',
  )
  return (
    <div className={rooms.page}>
      <a className={rooms.link} href={versionsHref}>
        <ArrowLeftIcon size={20} aria-hidden />
        {t('content.compare.back')}
      </a>
      {before === undefined || after === undefined ? (
        <EmptyState sentence={t('content.compare.nothing')} />
      ) : (
        <>
          <Choices all={all} versions={data.versions} comparison={{ before, after }} onChoose={onChoose} />
          {before === after ? (
            <EmptyState sentence={t('content.compare.same')} />
          ) : (
            <Differences folder={folder} revision={work.revision} comparison={{ before, after }} />
          )}
        </>
      )}
    </div>
  )
}

interface ChoicesProps {
  all: readonly Compared[]
  versions: readonly ContentVersion[]
  comparison: Comparison
  onChoose: (comparison: Comparison) => void
}

function Choices({ all, versions, comparison, onChoose }: ChoicesProps) {
  const { t } = useTranslation()
  const when = useWhen()
  const labelOf = (compared: Compared): string => {
    if (compared === 'draft') return t('content.compare.draft')
    const at = versions.find(({ number }) => number === compared)?.published.at
    return at === undefined
      ? t('content.version', { number: compared })
      : t('content.versionOf', { number: compared, when: when.moment(at) })
  }
  return (
    <div className={styles.choices}>
      {(['before', 'after'] as const).map((side) => {
        const chosen = comparison[side]
        const known = all.includes(chosen) ? all : [chosen, ...all]
        // what is not published yet comes after everything
        const offered = side === 'before' ? known.filter((one) => one !== 'draft') : known
        return (
          <SelectField
            key={side}
            label={t(`content.compare.${side}`)}
            options={offered.map((compared) => ({ id: String(compared), label: labelOf(compared) }))}
            value={String(chosen)}
            onChange={({ target }) => onChoose({ ...comparison, [side]: comparedIn(target.value) ?? chosen })}
          />
        )
      })}
    </div>
  )
}

interface DifferencesProps {
  folder: string
  /** Of the draft: another one is compared anew. */
  revision: number | null
  comparison: Comparison
}

function Differences({ folder, revision, comparison }: DifferencesProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(comparisonQuery(folder, comparison, revision))
  if (!data) {
    const isGone = isFailure(error, 404) || isFailure(error, 409)
    return isGone ? (
      <EmptyState sentence={t('content.compare.gone')} />
    ) : (
      <Coming error={error} sentence={t('content.compare.unread')} onRetry={refetch} heights={[6, 6]} />
    )
  }
  const { changes } = data
  return (
    <>
      <p role="status">{t('content.compare.found', { count: changes.length })}</p>
      {byGroup(changes).map(({ group, changes: some }) => (
        <section
          key={group}
          className={rooms.stack}
          aria-label={t(`content.library.group.${group}`, { count: some.length })}
        >
          <h2 className={rooms.versionName}>{t(`content.library.group.${group}`, { count: some.length })}</h2>
          <ul className={rooms.stack}>
            {some.map((file) => (
              <ComparedRow key={file.path} folder={folder} comparison={comparison} file={file} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
