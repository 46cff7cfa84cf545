import type { Banner } from '@jangteo/contract';
import { Link } from '@jangteo/navigation';
import { Carousel, Picture, Skeleton, styled } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { dealsQuery } from '../deals/deals-query.ts';

const intervalMs = 5_000;
const shape = { width: 640, height: 400 };

const Slide = styled(Link, {
  base: {
    position: 'relative',
    display: 'block',
    '& [data-part=text]': {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      paddingInline: '5',
      paddingTop: '12',
      paddingBottom: '5',
      color: 'white',
      backgroundImage: 'linear-gradient(to top, rgb(27 29 31 / 78%) 35%, rgb(27 29 31 / 0%))',
    },
    '& strong': {
      display: 'block',
      maxWidth: '80%',
      fontSize: '3xl',
      fontWeight: 'bold',
      lineHeight: 'tight',
      letterSpacing: '-0.02em',
    },
    '& small': { display: 'block', maxWidth: '70%', marginTop: '1', fontSize: 'md' },
    '&:focus-visible': { outlineOffset: '-4px', outlineColor: 'white' },
  },
});

/** Stands where the page begins: while its data fails it is left out, for the sections below say so. */
export function Banners() {
  const { data, isError } = useQuery(dealsQuery());
  if (data?.banners.length === 0 || (isError && !data)) return null;
  if (!data) return <Skeleton ratio={`${shape.width} / ${shape.height}`} />;
  return (
    <Carousel label="추천 소식" interval={intervalMs}>
      {data.banners.map((banner, index) => (
        <BannerSlide key={banner.bannerId} banner={banner} first={index === 0} />
      ))}
    </Carousel>
  );
}

function BannerSlide({ banner, first }: { banner: Banner; first: boolean }) {
  return (
    <Slide to={banner.url}>
      <Picture
        src={banner.imageUrl}
        alt=""
        {...shape}
        sizes="(min-width: 480px) 480px, 100vw"
        backgroundColor={banner.backgroundColor}
        priority={first}
      />
      <span data-part="text">
        <strong>{banner.title}</strong>
        <small>{banner.subtitle}</small>
      </span>
    </Slide>
  );
}
