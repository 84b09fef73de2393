import { useId, type ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Popup } from '#src/ui/Popup.tsx'
import styles from './GenericPopup.module.css'

/** The props of every pop-up of the product (FIN-1). */
export interface PopupText {
  text: { title: string; buttonText: string }
  /** A picture in the place of the glyph. */
  iconUrl: string | null
  /** Which of the tenant's colours the glyph has. */
  color: 'one' | 'two' | 'three'
  /** A picture along the upper edge. */
  backgroundUrl: string | null
}

/** The same with what the queue says: it comes, goes, and is gone. */
export interface PopupFrame extends PopupText {
  /** False plays its way out. */
  isOpen: boolean
  /** Another pop-up came before it, or waits behind it. */
  isFollowing?: boolean
  isFollowed?: boolean
  /** Closed without its button. */
  onClose: () => void
  onGone: () => void
}

interface GenericPopupProps extends PopupFrame {
  /** 56 px; null where no picture stands in its place either: there is no crest then. */
  glyph: ReactNode
  /** Above the title. */
  kicker?: string
  /** Other ways on, above the button; `isMainAbove`: one of them is the main one, and begins with the focus. */
  moreActions?: ReactNode
  isMainAbove?: boolean
  /** Null: what it shows ends with the button itself, because more than a press belongs to it. */
  onButton: (() => void) | null
  /** px */
  width?: number
  className?: string
  /** Of what stands between crest and button. */
  bodyClassName?: string | undefined
  /** Escape and a press on the background close it; or Escape alone. */
  dismissable?: boolean | 'escape'
  /** Light spreads from its crest. */
  isShining?: boolean
  children: ReactNode
}

/** Title, icon, colour, background picture and one button; in between what its type has to say (FIN-1). */
export function GenericPopup(props: GenericPopupProps) {
  const { text, iconUrl, color, backgroundUrl, isOpen, onClose, onGone, glyph, kicker, moreActions } = props
  const { isFollowing = false, isFollowed = false } = props
  const { isMainAbove = false, onButton, isShining = false, children } = props
  const { width, className, bodyClassName, dismissable = true } = props
  const titleId = useId()
  const hasCrest = iconUrl !== null || glyph !== null
  return (
    <Popup
      labelledBy={titleId}
      isOpen={isOpen}
      onClose={onClose}
      onGone={onGone}
      isFollowing={isFollowing}
      isFollowed={isFollowed}
      className={classes(styles[color], isShining && styles.shining, className)}
      dismissable={dismissable}
      {...(width !== undefined && { width })}
      crest={
        hasCrest && (
          <span className={styles.icon}>
            {iconUrl === null ? glyph : <img className={styles.picture} src={iconUrl} alt="" />}
          </span>
        )
      }
      footer={
        onButton && (
          <div className={styles.actions}>
            {moreActions}
            <Button
              wide
              variant={isMainAbove ? 'secondary' : 'primary'}
              // the second half of a double press is meant for the pop-up before
              onClick={({ detail }) => {
                if (detail < 2) onButton()
              }}
              autoFocus={!isMainAbove}
            >
              {text.buttonText}
            </Button>
          </div>
        )
      }
    >
      <div className={classes(styles.body, backgroundUrl !== null && styles.onGround, bodyClassName)}>
        {backgroundUrl !== null && <img className={styles.ground} src={backgroundUrl} alt="" />}
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h2 className={styles.title} id={titleId}>
          {text.title}
        </h2>
        {children}
      </div>
    </Popup>
  )
}
