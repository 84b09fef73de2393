import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TenantChange } from '#shared/contract/tenant-settings.ts'
import { wordsIn } from '#shared/domain/own-words.ts'
import { isSettingName } from '#shared/domain/tenant-settings.ts'
import { isFailure } from '#src/lib/failure.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { ArrowUUpLeftIcon } from '#src/ui/icons.ts'
import { MorePages } from '#src/ui/MorePages.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'
import styles from '../Tenant.module.css'
import { changesQuery, refreshSettings, sendRevert } from '../queries.ts'
import type { SectionProps } from './section.ts'
import { SettingValue } from './SettingValue.tsx'

const REFUSED = {
  'setting-changed': 'changed',
  'refused-fields': 'unfit',
  'not-found': 'changed',
} as const

/** Who changed what, the latest first, and the way back. */
export function ChangeSection({ onSaved }: Pick<SectionProps, 'onSaved'>) {
  const { t } = useTranslation()
  const pages = useInfiniteQuery(changesQuery())
  const { sending, send } = useSending(REFUSED)
  const { data, error, refetch } = pages
  if (!data) return <Coming error={error} sentence={t('tenant.changes.failed')} onRetry={refetch} />
  const changes = data.pages.flatMap((page) => page.changes)
  const revert = (id: string) =>
    send(async () => {
      try {
        onSaved((await sendRevert(id)).settings)
      } catch (failure) {
        if (isFailure(failure) && failure.kind === 'refused') await refreshSettings()
        throw failure
      }
    })
  return (
    <div className={styles.section}>
      {sending.state === 'failed' && (
        <Notice tone="error">
          {t(`tenant.refused.${sending.reason}`)}
          <RequestId of={sending.failure} />
        </Notice>
      )}
      <div role="status">
        {sending.state === 'done' && (
          <Notice tone="good" isAnnounced>
            {t('tenant.changes.reverted')}
          </Notice>
        )}
      </div>
      {changes.length === 0 && <p>{t('tenant.changes.none')}</p>}
      <ul className={styles.log}>
        {changes.map((change) => (
          <Change
            key={change.id}
            change={change}
            isWaiting={sending.state === 'sending'}
            onRevert={() => void revert(change.id)}
          />
        ))}
      </ul>
      <MorePages pages={pages} label={t('tenant.changes.more')} />
    </div>
  )
}

interface ChangeProps {
  change: TenantChange
  isWaiting: boolean
  onRevert: () => void
}

function Change({ change, isWaiting, onRevert }: ChangeProps) {
  const { t, i18n } = useTranslation()
  const { field, before, after, at, by, isRevert, isRevertible } = change
  const text = wordsIn(field)
  const name = isSettingName(field) ? t(`tenant.field.${field}`) : t('tenant.changes.words')
  const when = new Date(at).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const who = by?.displayName ?? t('tenant.changes.gone')
  return (
    <li className={styles.change}>
      <div className={styles.changeWords} lang={text?.language}>
        <strong lang={i18n.language}>{name}</strong>
        <span className={styles.fromTo}>
          <del>
            <SettingValue field={field} value={before} />
          </del>
          <span aria-hidden="true">→</span>
          <ins>
            <SettingValue field={field} value={after} />
          </ins>
        </span>
        <span className={styles.quiet} lang={i18n.language}>
          {t(isRevert ? 'tenant.changes.revertBy' : 'tenant.changes.by', { who, when })}
        </span>
      </div>
      {isRevertible && (
        <Button
          variant="secondary"
          icon={<ArrowUUpLeftIcon size={20} aria-hidden />}
          aria-label={t('tenant.changes.revertOf', { name })}
          onClick={isWaiting ? undefined : onRevert}
        >
          {t('tenant.changes.revert')}
        </Button>
      )}
    </li>
  )
}
