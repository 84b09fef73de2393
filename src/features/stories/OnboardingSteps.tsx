import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Story } from '#shared/contract/stories.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { hintAtMore } from '#src/ui/scroll-hint.ts'
import styles from './OnboardingSteps.module.css'
import { StoryDots } from './StoryDots.tsx'
import { StoryWords } from './StoryWords.tsx'
import { useSteps } from './use-steps.ts'
import { useTurningKeys } from './use-turning-keys.ts'

interface OnboardingStepsProps {
  story: Story
  assistant?: ReactNode
  /** Ends it and leads on; rejects where the server did not hear of it. */
  onEnd: () => Promise<void>
}

/** The steps of an onboarding, one a screen. The arrow keys turn them like the pages of a book. */
export function OnboardingSteps({ story, assistant, onEnd }: OnboardingStepsProps) {
  const { t } = useTranslation()
  const { step, index, isLast, next, back } = useSteps(story)
  const [work, setWork] = useState<'idle' | 'ending' | 'failed'>('idle')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [index])
  useTurningKeys(isLast ? null : next, back)

  const end = async () => {
    setWork('ending')
    try {
      await onEnd()
    } catch {
      setWork('failed')
    }
  }
  if (!step) return null
  return (
    <div className={styles.screen}>
      {/* The focus stays on the button that turns the page, so the new one is read out from here. */}
      <div className={styles.step} ref={hintAtMore} aria-live="polite" aria-atomic="true">
        <StoryWords
          step={step}
          place={t('stories.step', { step: index + 1, all: story.steps.length })}
          heading={heading}
          isLarge
          assistant={assistant}
        />
      </div>
      <div className={styles.footer}>
        {work === 'failed' && (
          <div className={styles.notice}>
            <Notice tone="error">{t('stories.endFailed')}</Notice>
          </div>
        )}
        <Button
          variant="secondary"
          icon={<ArrowLeftIcon size={20} aria-hidden />}
          disabled={index === 0}
          onClick={back}
        >
          {t('stories.back')}
        </Button>
        <StoryDots index={index} total={story.steps.length} />
        {/* One button whose verb changes. */}
        <Button
          iconAfter={!isLast && <ArrowRightIcon size={20} aria-hidden />}
          loadingVerb={work === 'ending' && t('stories.ending')}
          onClick={isLast ? () => void end() : next}
        >
          {t(isLast ? 'stories.toMap' : 'stories.next')}
        </Button>
      </div>
    </div>
  )
}
