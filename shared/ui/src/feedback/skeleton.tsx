import { styled } from '../theme/styled.tsx';

const Bone = styled('span', {
  base: {
    display: 'block',
    borderRadius: 'sm',
    backgroundImage: 'linear-gradient(90deg, {colors.grey.100}, {colors.grey.200}, {colors.grey.100})',
    backgroundSize: '200% 100%',
    animation: 'shimmer 1.6s linear infinite',
    _motionReduce: { animation: 'none' },
  },
});

export interface SkeletonProps {
  width?: string;
  height?: string;
  /** A circle, for faces. */
  round?: boolean;
  /** Width by height, such as '1 / 1', for a picture whose height follows its width. */
  ratio?: string;
}

/** A grey shape of the size of the content that is loading. The list around it says in words that it is loading. */
export function Skeleton({ width = '100%', height, ratio, round = false }: SkeletonProps) {
  const shape = { width, height: height ?? (ratio ? undefined : '1em'), aspectRatio: ratio };
  return <Bone aria-hidden style={round ? { ...shape, borderRadius: '50%' } : shape} />;
}
