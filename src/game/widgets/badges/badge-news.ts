/** The news of badges and how they look, in one chunk. */
export { BadgeNews } from './BadgeNews.tsx'
export { BadgeView } from './BadgeView.tsx'
