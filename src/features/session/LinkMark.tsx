import { classes } from '#src/ui/class-names.ts'
import {
  CheckCircleIcon,
  EnvelopeSimpleOpenIcon,
  InfoIcon,
  LinkBreakIcon,
  WarningCircleIcon,
} from '#src/ui/icons.ts'
import styles from './LinkMark.module.css'

/** What became of a mailed link, `sent` when it is on its way. */
export type LinkFate = 'sent' | 'done' | 'used' | 'expired' | 'taken' | 'unknown' | 'failed'

const GLYPHS = {
  sent: EnvelopeSimpleOpenIcon,
  done: CheckCircleIcon,
  used: CheckCircleIcon,
  expired: LinkBreakIcon,
  taken: InfoIcon,
  unknown: LinkBreakIcon,
  failed: WarningCircleIcon,
} satisfies Record<LinkFate, unknown>

/** Says at a glance what the title says in words. */
export function LinkMark({ fate }: { fate: LinkFate }) {
  const Glyph = GLYPHS[fate]
  return (
    <span className={classes(styles.mark, fate === 'failed' && styles.failed)} aria-hidden="true">
      {/* A filled broken link is a square. */}
      <Glyph size="2rem" weight={Glyph === LinkBreakIcon ? 'bold' : 'fill'} />
    </span>
  )
}
