# The web table in a container; docs/operating.md says how it is run.
# This image has a C compiler, which the slim one has not: the engine is compiled, and the server runs it natively.
FROM python:3.13 AS build
COPY . /source
RUN REGELWERK_NATIVE=yes pip install --no-cache-dir --prefix=/installed "/source[server,uvloop,postgres]"

FROM python:3.13-slim
COPY --from=build /installed /usr/local
RUN useradd --no-create-home --uid 10001 regelwerk && install --directory --owner=regelwerk --mode=700 /data
USER regelwerk
ENV REGELWERK_SERVE_HOST=0.0.0.0 REGELWERK_SERVE_DATA=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=20)"]
ENTRYPOINT ["regelwerk"]
CMD ["serve"]
