import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOnEscape } from '#src/ui/escape.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ArrowLeftIcon, ArrowRightIcon, XIcon } from '#src/ui/icons.ts'
import { Card } from './Card.tsx'
import type { CardsProps } from './Cards.tsx'
import styles from './Carousel.module.css'
import { useCarousel } from './use-carousel.ts'

interface CarouselProps extends CardsProps {
  onClose: () => void
}

/** Paper over the lower edge of the map, which stays in use: as many cards as there is room for (REC-2). */
export function Carousel({ recommendations, onClose, ...card }: CarouselProps) {
  const { t } = useTranslation()
  const panel = useRef<HTMLElement>(null)
  const count = recommendations.length
  const { first, visible, back, on } = useCarousel(count)
  const escape = useEffectEvent(onClose)
  useEffect(() => closeOnEscape(() => escape()), [])
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={t('recommendations.title')}
      tabIndex={-1}
      data-material="paper"
      data-visible={visible}
    >
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('recommendations.title')}</h2>
        {count > visible && (
          <>
            <IconButton
              material="paper"
              label={t('recommendations.back')}
              icon={<ArrowLeftIcon />}
              disabledReason={back === null && t('recommendations.isFirst')}
              onClick={back ?? undefined}
            />
            <span className={styles.place} role="status">
              {t('recommendations.place', { from: first + 1, to: first + visible, count })}
            </span>
            <IconButton
              material="paper"
              label={t('recommendations.on')}
              icon={<ArrowRightIcon />}
              disabledReason={on === null && t('recommendations.isLast')}
              onClick={on ?? undefined}
            />
          </>
        )}
        <IconButton material="paper" label={t('recommendations.close')} icon={<XIcon />} onClick={onClose} />
      </div>
      <ul className={styles.row}>
        {recommendations.slice(first, first + visible).map((recommendation) => (
          <li key={recommendation.taskId}>
            <Card recommendation={recommendation} {...card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
