import type { ReactNode, RefObject } from 'react'
import type { Story } from '#shared/contract/stories.ts'
import { askAgain } from '#src/lib/ask-again.ts'
import { classes } from '#src/ui/class-names.ts'
import styles from './StoryWords.module.css'

interface StoryWordsProps {
  step: Story['steps'][number]
  /** 'Step 2 of 4' */
  place: string
  heading: RefObject<HTMLHeadingElement | null>
  /** The whole screen is this step's: picture and words stand beside each other where there is room. */
  isLarge?: boolean
  /** Who says it: beside the words. */
  assistant?: ReactNode
}

/** One step of a story: what there is to see, and what is told. */
export function StoryWords({ step, place, heading, isLarge = false, assistant }: StoryWordsProps) {
  const { title, text, picture, pictureAlt } = step
  return (
    <article className={classes(styles.step, isLarge && styles.large, !picture && styles.bare)}>
      {picture && (
        <img key={picture} className={styles.picture} src={picture} alt={pictureAlt} onError={askAgain} />
      )}
      <div key={step.id} className={styles.words}>
        <p className={styles.place}>{place}</p>
        <h1 className={styles.title} ref={heading} tabIndex={-1} data-page-head>
          {title}
        </h1>
        {text.split(/\n+/).map((paragraph, index) => (
          <p key={index} className={styles.text}>
            {paragraph}
          </p>
        ))}
        {assistant}
      </div>
    </article>
  )
}
