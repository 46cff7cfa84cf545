import { Carousel, Picture } from '@jangteo/ui';

export const Gallery = ({ pictures, title }: { pictures: readonly string[]; title: string }) => (
  <Carousel label={`${title} 사진`}>
    {pictures.map((picture, index) => (
      <Picture
        key={picture}
        src={picture}
        alt={`${title} 사진 ${index + 1}`}
        width={640}
        height={640}
        sizes="(min-width: 480px) 480px, 100vw"
        priority={index === 0}
      />
    ))}
  </Carousel>
);
