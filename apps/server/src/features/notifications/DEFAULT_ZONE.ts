/** Where do-not-disturb times are meant while nobody said otherwise. */
export const DEFAULT_ZONE = 'Asia/Shanghai';
