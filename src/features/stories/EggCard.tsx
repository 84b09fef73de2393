import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Story, StoryEnd } from '#shared/contract/stories.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArrowRightIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './EggCard.module.css'
import { EggBonus } from './EggBonus.tsx'
import { StoryDots } from './StoryDots.tsx'
import { StoryWords } from './StoryWords.tsx'
import { useSteps } from './use-steps.ts'

/** The picture would push out of sight what is written. */
const IS_LOW = '(max-height: 560px)'

interface EggCardProps {
  story: Story
  hasCoins: boolean
  /** Ends it; rejects where the server did not hear of it. The same key for every try: a repeated one brings the same. */
  onEnd: (key: string) => Promise<StoryEnd>
  onClose: () => void
}

/** What was found: its steps like the pages of a letter, then what it brings, once. */
export function EggCard({ story, hasCoins, onEnd, onClose }: EggCardProps) {
  const { t } = useTranslation()
  const { step, index, isLast, next } = useSteps(story)
  const [end, setEnd] = useState<StoryEnd | null>(null)
  const [key] = useState(() => crypto.randomUUID())
  const [work, setWork] = useState<'idle' | 'ending' | 'failed'>('idle')
  const heading = useRef<HTMLHeadingElement>(null)
  const isLow = useMedia(IS_LOW)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [index])

  const finish = async () => {
    setWork('ending')
    try {
      setEnd(await onEnd(key))
    } catch {
      setWork('failed')
    }
  }
  if (end) return <EggBonus end={end} wasKnown={story.isFinished} hasCoins={hasCoins} onClose={onClose} />
  if (!step) return null
  const total = story.steps.length
  return (
    <div className={styles.letter}>
      <StoryWords
        step={isLow ? { ...step, picture: null } : step}
        place={total > 1 ? t('stories.page', { step: index + 1, all: total }) : t('stories.found')}
        heading={heading}
      />
      {work === 'failed' && <Notice tone="error">{t('stories.endFailed')}</Notice>}
      <div className={styles.footer}>
        {total > 1 && <StoryDots index={index} total={total} />}
        <Button
          iconAfter={!isLast && <ArrowRightIcon size={20} aria-hidden />}
          loadingVerb={work === 'ending' && t('stories.ending')}
          onClick={isLast ? () => void finish() : next}
        >
          {t(isLast ? 'stories.keep' : 'stories.next')}
        </Button>
      </div>
    </div>
  )
}
