import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { groupThousands } from '#shared/domain/numbers.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { Coin } from '#src/ui/Glyphs.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import {
  FlameIcon,
  LightbulbIcon,
  ListChecksIcon,
  NotePencilIcon,
  StarFourIcon,
  XIcon,
} from '#src/ui/icons.ts'
import styles from './ApiErrorModal.module.css'
import { useAnnouncedCard } from '#src/overlay/use-announced-card.ts'
import { useInfoModal } from '#src/overlay/use-info-modal.ts'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'
import type { Info } from '#src/overlay/payloads.ts'

const ICONS = {
  exam: ListChecksIcon,
  streak: FlameIcon,
  protip_chose: LightbulbIcon,
  protip_read: LightbulbIcon,
  protip_wrong: LightbulbIcon,
  uncounted: ListChecksIcon,
  note_changed: NotePencilIcon,
  note_lost: NotePencilIcon,
} satisfies Record<Info['vietType'], unknown>

/** What was meant to be saved, or shown, and was not. */
const FAILED: readonly Info['vietType'][] = ['uncounted', 'note_changed', 'note_lost', 'protip_wrong']

/**
 * What an info modal says (INFO-1). It is announced and takes no focus. Once it is shown its time runs on below whatever covers
 * it: it must not come back minutes later, over another task.
 */
export function InfoModal({ request: { info }, frame }: OverlayViewProps<'info'>) {
  const { t } = useTranslation()
  const modal = useRef<HTMLElement>(null)
  // words that are nowhere else stay until they are read
  const hold = useInfoModal(modal, frame.onClose, info, info.vietType === 'note_lost' ? null : undefined)
  useAnnouncedCard(modal, info, FAILED.includes(info.vietType) ? 'failed' : 'earned')
  const Glyph = ICONS[info.vietType]
  return (
    <section
      ref={modal}
      className={styles.modal}
      hidden={frame.isCovered}
      data-material="paper"
      data-viet-type={info.vietType}
      {...hold}
    >
      <Glyph size={32} weight="fill" aria-hidden />
      <Template call={info} />
      {info.vietType === 'protip_wrong' ? (
        <IconButton material="paper" label={t('info.close')} icon={<XIcon />} onClick={frame.onClose} />
      ) : (
        <Button variant="secondary" onClick={frame.onClose}>
          {t(`info.${info.vietType}.button`)}
        </Button>
      )}
    </section>
  )
}

/** Each has its own; that of a tip that is gone is a card alone. */
function Template({ call }: { call: Info }) {
  const { t } = useTranslation()
  switch (call.vietType) {
    case 'exam':
      return (
        <Notice title={t(call.isPassed ? 'info.exam.title' : 'info.exam.notPassed')} text={call.name}>
          {call.score && <p className={styles.message}>{t('info.exam.score', call.score)}</p>}
          <Brought {...call} />
        </Notice>
      )
    case 'streak':
      return (
        <Notice title={t('info.streak.title')} text={t('info.streak.text')}>
          <Brought {...call} />
        </Notice>
      )
    case 'protip_chose':
    case 'protip_read': {
      const { vietType, name, author, points } = call
      return (
        <Notice title={t(`info.${vietType}.title`, { name: name ?? t('info.somebody') })} {...call}>
          {author && <p className={styles.message}>{t('info.protip_read.author', { author })}</p>}
          <Brought points={points} coins={0} />
        </Notice>
      )
    }
    case 'protip_wrong':
      return <p>{t('info.protip_wrong.text')}</p>
    case 'uncounted':
      return (
        <Notice title={t('info.uncounted.title')} text={call.name}>
          <p className={styles.message}>{t('info.uncounted.text')}</p>
        </Notice>
      )
    case 'note_changed':
    case 'note_lost':
      return (
        <Notice title={t(`info.${call.vietType}.title`)} text={t(`info.${call.vietType}.text`)}>
          <p className={styles.quote} dir="auto" tabIndex={0}>
            {call.text}
          </p>
        </Notice>
      )
  }
}

interface NoticeProps {
  title: string
  text: string
  lang?: string
  children: ReactNode
}

function Notice({ title, text, lang, children }: NoticeProps) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.message} dir="auto" lang={lang}>
        {text}
      </p>
      {children}
    </div>
  )
}

/** Nought is no news. */
function Brought({ points, coins }: { points: number; coins: number }) {
  const { t } = useTranslation()
  if (points + coins === 0) return null
  return (
    <p className={styles.message}>
      {points > 0 && (
        <Chip icon={<StarFourIcon size={16} weight="fill" aria-hidden />}>
          {t('info.points', { count: points, number: groupThousands(points) })}
        </Chip>
      )}{' '}
      {coins > 0 && (
        <Chip icon={<Coin size={16} />}>
          {t('info.coins', { count: coins, number: groupThousands(coins) })}
        </Chip>
      )}
    </p>
  )
}
