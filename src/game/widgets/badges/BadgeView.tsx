import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { BadgePicture } from '#src/features/badges/BadgePicture.tsx'
import { BADGES } from '#src/navigation/paths.ts'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'
import { useAnnouncedCard } from '#src/overlay/use-announced-card.ts'
import { useInfoModal } from '#src/overlay/use-info-modal.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { XIcon } from '#src/ui/icons.ts'
import { TeamCard } from '../together/TeamCard.tsx'
import styles from './BadgeView.module.css'

/** So many pictures lie side by side; the words count all of them. */
const PICTURES = 3
const SIZE = 88

/** What was earned, or what a team did, on a card that takes no focus and goes by itself. */
export function BadgeView({ request: { badges, team }, frame }: OverlayViewProps<'badge'>) {
  return team ? <TeamCard team={team} frame={frame} /> : <Earned badges={badges} frame={frame} />
}

type EarnedProps = Pick<OverlayViewProps<'badge'>['request'], 'badges'> &
  Pick<OverlayViewProps<'badge'>, 'frame'>

function Earned({ badges, frame }: EarnedProps) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const card = useRef<HTMLElement>(null)
  const hold = useInfoModal(card, frame.onClose, badges)
  useAnnouncedCard(card, badges, 'earned')
  const [first] = badges
  if (!first) return null
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    badges.map(({ name }) => name),
  )
  const isOne = badges.length === 1
  return (
    <section ref={card} className={styles.card} hidden={frame.isCovered} data-material="paper" {...hold}>
      <span className={styles.pictures}>
        {badges.slice(0, PICTURES).map(({ id, picture }) => (
          <BadgePicture key={id} picture={picture} size={SIZE} />
        ))}
      </span>
      <div className={styles.words}>
        <p className={styles.kicker}>{t('badges.news', { count: badges.length })}</p>
        <h2 className={styles.title}>{isOne ? first.name : names}</h2>
        {isOne && <p>{first.text}</p>}
        <Button
          variant="secondary"
          onClick={() => {
            frame.onClose()
            void navigate(BADGES)
          }}
        >
          {t('badges.show')}
        </Button>
      </div>
      <span className={styles.close}>
        <IconButton material="paper" label={t('badges.close')} icon={<XIcon />} onClick={frame.onClose} />
      </span>
    </section>
  )
}
