/** What systems put beside files, and no adventure has: hidden files, previews, the shadow folder of a Mac. */
export const isJunk = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX') ||
  /(^|\/)(thumbs\.db|desktop\.ini)$/i.test(path)
