import type { KudosKind } from '#shared/domain/kudos.ts'
import { FlameIcon, LightbulbIcon, StarFourIcon, UsersThreeIcon } from '#src/ui/icons.ts'
import styles from '../Together.module.css'

const ICONS = {
  help: UsersThreeIcon,
  idea: LightbulbIcon,
  effort: FlameIcon,
  spirit: StarFourIcon,
} satisfies Record<KudosKind, unknown>

/** The sign of a kind of kudos; its word stands beside it. */
export function KudosIcon({ kind }: { kind: KudosKind }) {
  const Glyph = ICONS[kind]
  return <Glyph size={24} weight="fill" className={styles.icon} aria-hidden />
}
